import type { Purpose } from '../../../state/consent/consent.ts';
import { OWN_COUNTS } from '../../../state/consent/third-parties.ts';

type Directive =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'media-src'
  | 'connect-src'
  | 'frame-src';

const TAG_MANAGER = {
  'script-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  'connect-src': [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
} as const;

/**
 * What the content security policy has to let through, in a deployment that has the service of a purpose. By each
 * service's own instructions:
 * https://developers.google.com/tag-platform/security/guides/csp,
 * https://help.hotjar.com/hc/en-us/articles/115011640307,
 * https://www.intercom.com/help/en/articles/3894-using-intercom-with-content-security-policy
 */
export const POLICY_SOURCES: Readonly<
  Record<Purpose, (id: string) => Partial<Record<Directive, readonly string[]>>>
> = {
  statistics: (id) => (id === OWN_COUNTS ? {} : TAG_MANAGER),
  recording: () => ({
    'script-src': ['https://static.hotjar.com', 'https://script.hotjar.com'],
    'img-src': ['https://*.hotjar.com'],
    'connect-src': ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
  }),
  chat: () => ({
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
  faults: (dsn) => ({ 'connect-src': [new URL(dsn).origin] }),
};

/** What Stripe's card fields and the question of a bank need (https://docs.stripe.com/security/guide). */
export const CARD_FIELDS: Partial<Record<Directive, readonly string[]>> = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
};
