import { BRANDS } from '@fairlead/brands/brands';
import { describe, expect, test } from 'vitest';
import { pageSettings } from './settings.ts';
import type { WebContext } from './web-context.ts';

const context: WebContext = {
  env: 'sandbox',
  buildVersion: '1',
  brandOverrideAllowed: false,
  isStyleguideShown: false,
  publicUrl: (brandId) => `https://${brandId}.example`,
  clientConfig: { tagManagerId: 'GTM-1', chatId: 'c1' },
  figures: () => null,
  callApi: null,
  today: () => Promise.resolve('2026-11-20'),
  now: () => new Date('2026-11-20T12:00:00Z'),
};

const settingsOf = (path: string, cookies: string | null = null, clientConfig = context.clientConfig) =>
  pageSettings({ brand: BRANDS.asda, isOverridden: false }, { ...context, clientConfig }, { path, cookies });

describe('a page', () => {
  test('asks about the services of the deployment until each has an answer', async () => {
    const asks = async (cookies: string | null) => (await settingsOf('/', cookies)).asksConsent;
    expect(await asks(null)).toBe(true);
    expect(await asks('consent=1.statistics:no')).toBe(true);
    expect(await asks('consent=1.statistics:no.chat:yes')).toBe(false);
    expect(await asks('consent=2.statistics:no.chat:yes')).toBe(true);
  });

  test('asks nothing where there is nothing to choose', async () => {
    expect(await settingsOf('/', null, {})).toMatchObject({ asksConsent: false, thirdParties: {} });
  });

  test.each(['/view-document', '/account/borrow/continue/documents/secci'])(
    'with a document (%s) has no service from outside, so it asks nothing',
    async (path) => {
      expect(await settingsOf(path)).toMatchObject({ asksConsent: false, thirdParties: {} });
    },
  );
});
