import type { ClientConfig, ErrorReporter } from '@fairlead/contract/web/client-config';
import { PURPOSES, type Purpose } from './consent.ts';

/** A cookie or storage key that a service keeps, by its name or by what its names begin with. */
type KeptByService = { name: string; life: string };

/** What of the configuration is about services from outside. */
type ServiceSettings = Pick<ClientConfig, 'tagManagerId' | 'sessionRecordingId' | 'chatId'> & {
  readonly errorReporter: ErrorReporter | null;
};

/** An outside service, what it is asked for, and what it leaves in a browser. */
type ThirdParty = {
  /** The service's setting: our id with the service, or an address. */
  idFrom: (settings: ServiceSettings) => string | null;
  /** The file that the service is loaded by. The error reporter is part of our own build. */
  script: ((id: string) => string) | null;
  keeps: readonly KeptByService[];
};

/**
 * Every service that is loaded from outside: only when it is configured, agreed to, and the page has nothing else
 * to do. What a page's policy lets through for each is in `app/server/security/policy-sources.ts`: no browser has to load that.
 * The chat's cookies: https://www.intercom.com/help/en/articles/2361922
 */
export const THIRD_PARTIES: Readonly<Record<Purpose, ThirdParty>> = {
  statistics: {
    idFrom: ({ tagManagerId }) => tagManagerId,
    script: (id) => `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`,
    keeps: [
      { name: '_ga', life: '2 years' },
      { name: '_ga_', life: '2 years' },
    ],
  },
  recording: {
    idFrom: ({ sessionRecordingId }) => sessionRecordingId,
    script: (id) => `https://static.hotjar.com/c/hotjar-${encodeURIComponent(id)}.js?sv=6`,
    keeps: [
      { name: '_hjSession_', life: '30 minutes' },
      { name: '_hjSessionUser_', life: '1 year' },
    ],
  },
  chat: {
    idFrom: ({ chatId }) => chatId,
    script: (id) => `https://widget.intercom.io/widget/${encodeURIComponent(id)}`,
    keeps: [
      { name: 'intercom-id-', life: '9 months' },
      { name: 'intercom-session-', life: '1 week' },
      { name: 'intercom-device-id-', life: '9 months' },
    ],
  },
  faults: {
    idFrom: ({ errorReporter }) => errorReporter?.dsn ?? null,
    script: null,
    keeps: [],
  },
};

/** The services that a deployment has, and our id at each. */
export type Configured = Readonly<Partial<Record<Purpose, string>>>;

export function configuredIn(settings: ServiceSettings): Configured {
  const ids = PURPOSES.map((purpose) => [purpose, THIRD_PARTIES[purpose].idFrom(settings)] as const);
  return Object.fromEntries(ids.filter(([, id]) => id !== null));
}

/** The purposes of a deployment: those that there is something to choose about. */
export function purposesOf(configured: Configured): readonly Purpose[] {
  return PURPOSES.filter((purpose) => configured[purpose] !== undefined);
}
