import type { ClientConfig, ErrorReporter } from '@fairlead/contract/web/client-config';
import { PURPOSES, type Purpose } from './consent.ts';

/** A cookie or storage key of a service, by its name or the beginning of its names. */
type StoredByService = { name: string; life: string };

/** The settings of outside services. */
type ServiceSettings = Pick<ClientConfig, 'tagManagerId' | 'sessionRecordingId' | 'chatId'> & {
  readonly errorReporter: ErrorReporter | null;
  readonly countsPageViews: boolean;
};

/** In place of an id with a service, where statistics are our own counts alone. */
export const OWN_COUNTS = 'own';

/** An outside service and what it stores in a browser. */
type ThirdParty = {
  /** The service's setting: our id with the service, or an address. */
  idFrom: (settings: ServiceSettings) => string | null;
  /** The file that the service is loaded by. The error reporter and our own counts are part of our build. */
  script: ((id: string) => string | undefined) | null;
  stores: readonly StoredByService[];
};

/**
 * Every outside service. It is loaded only when it is configured and accepted, and once the page is idle. The sources
 * that the content policy allows for each are in `app/server/security/policy-sources.ts`, which no browser loads.
 * The chat's cookies: https://www.intercom.com/help/en/articles/2361922
 */
export const THIRD_PARTIES: Readonly<Record<Purpose, ThirdParty>> = {
  statistics: {
    idFrom: ({ tagManagerId, countsPageViews }) => tagManagerId ?? (countsPageViews ? OWN_COUNTS : null),
    script: (id) =>
      id === OWN_COUNTS ? undefined : `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`,
    stores: [
      { name: '_ga', life: '2 years' },
      { name: '_ga_', life: '2 years' },
    ],
  },
  recording: {
    idFrom: ({ sessionRecordingId }) => sessionRecordingId,
    script: (id) => `https://static.hotjar.com/c/hotjar-${encodeURIComponent(id)}.js?sv=6`,
    stores: [
      { name: '_hjSession_', life: '30 minutes' },
      { name: '_hjSessionUser_', life: '1 year' },
    ],
  },
  chat: {
    idFrom: ({ chatId }) => chatId,
    script: (id) => `https://widget.intercom.io/widget/${encodeURIComponent(id)}`,
    stores: [
      { name: 'intercom-id-', life: '9 months' },
      { name: 'intercom-session-', life: '1 week' },
      { name: 'intercom-device-id-', life: '9 months' },
    ],
  },
  faults: {
    idFrom: ({ errorReporter }) => errorReporter?.dsn ?? null,
    script: null,
    stores: [],
  },
};

/** The services of a deployment, with our id at each. */
export type Configured = Readonly<Partial<Record<Purpose, string>>>;

export function configuredIn(settings: ServiceSettings): Configured {
  const ids = PURPOSES.map((purpose) => [purpose, THIRD_PARTIES[purpose].idFrom(settings)] as const);
  return Object.fromEntries(ids.filter(([, id]) => id !== null));
}

/** The purposes that visitors of a deployment can choose about. */
export function purposesOf(configured: Configured): readonly Purpose[] {
  return PURPOSES.filter((purpose) => configured[purpose] !== undefined);
}
