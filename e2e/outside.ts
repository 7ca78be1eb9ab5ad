import type { Page } from '@playwright/test';

/** Every service from outside that a deployment can have. */
export const OUTSIDE_SETTINGS = {
  TAG_MANAGER_ID: 'GTM-TEST',
  SESSION_RECORDING_ID: '12345',
  CHAT_ID: 'chat1',
  CHAT_IDENTITY_SECRET: 'a-secret-of-ours-and-of-the-chat',
  ERROR_REPORTER_DSN: 'https://key@faults.example/1',
  CARDS_PROVIDER: 'stripe',
  CARD_PAYMENT_PUBLISHABLE_KEY: 'pk_test_0123456789abcdefABCDEF',
  STRIPE_SECRET_KEY: 'sk_test_0123456789abcdefABCDEF',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdefABCDEF',
} as const;

export const TAG_MANAGER = 'www.googletagmanager.com';
export const RECORDER = 'static.hotjar.com';
export const CHAT = 'widget.intercom.io';
export const FAULTS = 'faults.example';

export interface Outside {
  /** The hosts that were asked for anything, in order of the alphabet. */
  hosts(): string[];
  /** What was sent to a host. */
  sentTo(host: string): string[];
  forget(): void;
}

/** Replaces every outside service: answers each request to one with nothing, and records it. */
export async function watchOutside(page: Page): Promise<Outside> {
  let requests: { host: string; body: string }[] = [];
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    async (route) => {
      const request = route.request();
      requests.push({ host: new URL(request.url()).host, body: request.postData() ?? '' });
      await route.fulfill({
        contentType: 'text/javascript',
        headers: { 'Access-Control-Allow-Origin': '*' },
      });
    },
  );
  return {
    hosts: () => [...new Set(requests.map(({ host }) => host))].toSorted(),
    sentTo: (wanted) => requests.filter(({ host }) => host === wanted).map(({ body }) => body),
    forget: () => {
      requests = [];
    },
  };
}

/** Waits until the page has loaded and been idle since, so that what starts then has started. */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve, 300), { timeout: 6_000 })),
  );
}
