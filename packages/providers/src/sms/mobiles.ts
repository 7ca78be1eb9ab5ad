interface SandboxMobile {
  readonly outcome: string;
  readonly arrives: boolean;
  readonly expired: boolean;
  readonly hasStopped?: boolean;
}

export const SANDBOX_CODE = '123456';

/** Ofcom reserves 07700 900000 to 900999 for drama: no one has these numbers. */
const DRAMA_MOBILE = /^\+447700900\d{3}$/;

export const SANDBOX_MOBILES: Readonly<Record<string, SandboxMobile>> = {
  '+447700900001': { outcome: 'The message never arrives.', arrives: false, expired: false },
  '+447700900002': { outcome: `The code ${SANDBOX_CODE} has already expired.`, arrives: true, expired: true },
  '+447700900003': {
    outcome: 'Has replied STOP: the provider rejects every message.',
    arrives: false,
    expired: false,
    hasStopped: true,
  },
};

/** The fate of a code sent to this mobile; undefined for a number outside the drama range. */
export function sandboxCodeFor(
  mobile: string,
): { code: string; arrives: boolean; expired: boolean } | undefined {
  if (!DRAMA_MOBILE.test(mobile)) return undefined;
  const { arrives = true, expired = false } = SANDBOX_MOBILES[mobile] ?? {};
  return { code: SANDBOX_CODE, arrives, expired };
}
