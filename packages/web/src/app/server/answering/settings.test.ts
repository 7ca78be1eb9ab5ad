import type { Brand } from '@fairlead/brands/brand';
import { BRANDS } from '@fairlead/brands/brands';
import { describe, expect, test } from 'vitest';
import { NOTHING_CONFIGURED } from '../../../parts/public/nothing-configured.ts';
import { pageSettings, thirdPartiesOn } from './settings.ts';
import { aWebContext } from '../../../testing/a-web-context.ts';
import type { WebContext } from './web-context.ts';

const context = aWebContext({
  clientConfig: () => ({ ...NOTHING_CONFIGURED, tagManagerId: 'GTM-1', chatId: 'c1' }),
});

const DSN = 'https://key@errors.example/1';

const settingsOf = (path: string, cookies: string | null = null, clientConfig = context.clientConfig) =>
  pageSettings({ brand: BRANDS.asda, isOverridden: false }, { ...context, clientConfig }, { path, cookies });

describe('a page', () => {
  test('asks about the services of the deployment until each has an answer', async () => {
    const asks = async (cookies: string | null) => (await settingsOf('/', cookies)).asksConsent;
    expect(await asks(null)).toBe(true);
    expect(await asks('consent=2.statistics:no')).toBe(true);
    expect(await asks('consent=2.statistics:no.chat:yes')).toBe(false);
    expect(await asks('consent=1.statistics:no.chat:yes')).toBe(true);
  });

  test('asks about the error reporter, which is set separately from the keys', async () => {
    const reported = { ...context, clientConfig: () => NOTHING_CONFIGURED, errorReporter: { dsn: DSN } };
    const asked = { path: '/', cookies: null };
    const settings = await pageSettings({ brand: BRANDS.asda, isOverridden: false }, reported, asked);
    expect([settings.thirdParties, settings.asksConsent]).toEqual([{ faults: DSN }, true]);
  });

  test('knows outside production which brand needs a referral', async () => {
    const referred = async (brand: Brand, env: WebContext['env']) =>
      (await pageSettings({ brand, isOverridden: false }, { ...context, env }, { path: '/', cookies: null }))
        .referralBrand;
    for (const brand of Object.values(BRANDS)) {
      const chosen = (await referred(brand, 'sandbox')) ?? brand.id;
      expect(BRANDS[chosen].switches.directApplications).toBe(false);
      expect(chosen === brand.id).toBe(!brand.switches.directApplications);
    }
    expect(await referred(BRANDS.asda, 'production')).toBeNull();
  });

  test('knows the names of the brands that share its host, where an address may ask for one', async () => {
    const namesWhere = async (brandOverrideAllowed: boolean) => {
      const picked = { brand: BRANDS.asda, isOverridden: false };
      const settings = await pageSettings(
        picked,
        { ...context, brandOverrideAllowed },
        { path: '/', cookies: null },
      );
      return settings.brandNames;
    };
    expect(await namesWhere(true)).toMatchObject({ asda: 'Asda', postoffice: 'Post Office' });
    expect(await namesWhere(false)).toEqual({});
  });

  test('receives the configuration of its brand', async () => {
    const clientConfig: WebContext['clientConfig'] = (brandId) => ({
      ...NOTHING_CONFIGURED,
      publicUrl: brandId,
    });
    expect((await settingsOf('/', null, clientConfig)).clientConfig.publicUrl).toBe('asda');
  });

  test('asks nothing where there is nothing to choose', async () => {
    expect(await settingsOf('/', null, () => NOTHING_CONFIGURED)).toMatchObject({
      asksConsent: false,
      thirdParties: {},
    });
  });

  test.each(['/view-document', '/account/borrow/continue/documents/secci'])(
    'with a document (%s) has no service from outside, so it asks nothing',
    async (path) => {
      expect(await settingsOf(path)).toMatchObject({ asksConsent: false, thirdParties: {} });
      expect(thirdPartiesOn(path, context)).toEqual({});
    },
  );
});
