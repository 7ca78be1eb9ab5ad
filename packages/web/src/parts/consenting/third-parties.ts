import type { ClientConfig, ErrorReporter } from '@fairlead/contract/client-config';
import { PURPOSES, type Purpose } from './consent.ts';

type Directive =
  'script-src' | 'style-src' | 'img-src' | 'font-src' | 'media-src' | 'connect-src' | 'frame-src';

/** A cookie or storage key that a service keeps, by its name or by what its names begin with. */
type KeptByService = { name: string; life: string };

/** What of the configuration is about services from outside. */
type Told = Pick<ClientConfig, 'tagManagerId' | 'sessionRecordingId' | 'chatId'> & {
  readonly errorReporter: ErrorReporter | null;
};

/** An outside service, what it is asked for, and all that it needs of a page. */
type ThirdParty = {
  /** What the page is told of the service: an id of ours there, or an address. */
  idFrom: (told: Told) => string | null;
  /** The file that the service is loaded by. The error reporter is part of our own build. */
  script: ((id: string) => string) | null;
  /** What the content security policy has to let through, in a deployment that has the service. */
  sources: (id: string) => Partial<Record<Directive, readonly string[]>>;
  keeps: readonly KeptByService[];
};

/**
 * Every service that is loaded from outside: only when it is configured, agreed to, and the page has nothing else
 * to do. Sources by each service's own instructions:
 * https://developers.google.com/tag-platform/security/guides/csp,
 * https://help.hotjar.com/hc/en-us/articles/115011640307,
 * https://www.intercom.com/help/en/articles/3894-using-intercom-with-content-security-policy (cookies: 2361922)
 */
export const THIRD_PARTIES: Readonly<Record<Purpose, ThirdParty>> = {
  statistics: {
    idFrom: ({ tagManagerId }) => tagManagerId,
    script: (id) => `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`,
    sources: () => ({
      'script-src': ['https://www.googletagmanager.com'],
      'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
      'connect-src': [
        'https://www.googletagmanager.com',
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
      ],
    }),
    keeps: [
      { name: '_ga', life: '2 years' },
      { name: '_ga_', life: '2 years' },
    ],
  },
  recording: {
    idFrom: ({ sessionRecordingId }) => sessionRecordingId,
    script: (id) => `https://static.hotjar.com/c/hotjar-${encodeURIComponent(id)}.js?sv=6`,
    sources: () => ({
      'script-src': ['https://static.hotjar.com', 'https://script.hotjar.com'],
      'img-src': ['https://*.hotjar.com'],
      'connect-src': ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
    }),
    keeps: [
      { name: '_hjSession_', life: '30 minutes' },
      { name: '_hjSessionUser_', life: '1 year' },
    ],
  },
  chat: {
    idFrom: ({ chatId }) => chatId,
    script: (id) => `https://widget.intercom.io/widget/${encodeURIComponent(id)}`,
    sources: () => ({
      'script-src': ['https://widget.intercom.io', 'https://js.intercomcdn.com'],
      // The messenger styles its own frames, which take the policy of the page, and knows no other way.
      'style-src': ["'unsafe-inline'"],
      'img-src': [
        'blob:',
        'https://js.intercomcdn.com',
        'https://static.intercomassets.com',
        'https://downloads.intercomcdn.com',
        'https://uploads.intercomusercontent.com',
        'https://messenger-apps.intercom.io',
      ],
      'font-src': ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
      'media-src': ['https://js.intercomcdn.com'],
      'connect-src': [
        'https://via.intercom.io',
        'https://api-iam.intercom.io',
        'https://api-ping.intercom.io',
        'https://*.intercom-messenger.com',
        'wss://*.intercom-messenger.com',
        'https://nexus-websocket-a.intercom.io',
        'wss://nexus-websocket-a.intercom.io',
        'https://nexus-websocket-b.intercom.io',
        'wss://nexus-websocket-b.intercom.io',
        'https://uploads.intercomcdn.com',
        'https://uploads.intercomusercontent.com',
      ],
      'frame-src': ['https://intercom-sheets.com'],
    }),
    keeps: [
      { name: 'intercom-id-', life: '9 months' },
      { name: 'intercom-session-', life: '1 week' },
      { name: 'intercom-device-id-', life: '9 months' },
    ],
  },
  faults: {
    idFrom: ({ errorReporter }) => errorReporter?.dsn ?? null,
    script: null,
    sources: (dsn) => ({ 'connect-src': [new URL(dsn).origin] }),
    keeps: [],
  },
};

/** The services that a deployment has, and our id at each. */
export type Configured = Readonly<Partial<Record<Purpose, string>>>;

export function configuredIn(told: Told): Configured {
  const ids = PURPOSES.map((purpose) => [purpose, THIRD_PARTIES[purpose].idFrom(told)] as const);
  return Object.fromEntries(ids.filter(([, id]) => id !== null));
}

/** The purposes of a deployment: those that there is something to choose about. */
export function purposesOf(configured: Configured): readonly Purpose[] {
  return PURPOSES.filter((purpose) => configured[purpose] !== undefined);
}
