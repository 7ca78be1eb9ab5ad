import { BRAND_NOT_CONFIGURED, BRANDS, findBrand } from '@fairlead/brands/brands';
import { APPLICATION_FORM, pathTo } from '@fairlead/contract/web/account-paths';
import { MAGIC_VALUES } from '@fairlead/providers/magic-values';
import { accept, refuse } from '@fairlead/core/outcome';
import { route } from '../../http/pipeline/route.ts';
import { later } from '../../resources/auth-token/token-times.ts';
import { signReferral } from '../../security/referral.ts';
import { readMessages } from './read-messages.ts';

const REFERRAL_LASTS_MS = 30 * 86_400_000;

export const sandboxRoutes = [
  route('readMagicValues', () => accept(MAGIC_VALUES.map((row) => ({ ...row, typed: [...row.typed] })))),

  route('readInbox', async ({ db }, { query }) => accept(await readMessages(db, query.to))),

  route('readBrands', () =>
    accept(Object.values(BRANDS).map(({ id, dictionary }) => ({ id, name: dictionary.brandName }))),
  ),

  route('makeReferral', ({ cipher, config, wallNow }, { body }) => {
    const brand = findBrand(body.brand);
    if (!brand) return refuse('validationFailed', { fields: { brand: [BRAND_NOT_CONFIGURED] } });
    const now = wallNow();
    const referral = signReferral(cipher, {
      partner: brand.config.partners[0]?.id ?? 'sandbox',
      brand: brand.id,
      issuedAt: now.toISOString(),
      expiresAt: later(now, REFERRAL_LASTS_MS),
    });
    const form = pathTo(APPLICATION_FORM, { referral, override: brand.id });
    return accept({ url: `${config.publicUrls[brand.id]}${form}`, referral });
  }),
];
