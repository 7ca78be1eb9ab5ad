import type { BodyOf } from '@fairlead/contract/wire/client';
import type { ProductId } from '@fairlead/core/pricing/products';
import type { ConsentAnswers } from './fields.ts';

type Consent = NonNullable<BodyOf<'submitApplication'>['user']['contactConsent']>;

/** Each product has its own names for the two consents that stay until they are objected to. */
export const CONSENT_BODIES: Readonly<Record<ProductId, (answers: ConsentAnswers) => Consent>> = {
  'unsecured-2026-1': ({ noReminders, noOffers, groupCrossSell }) => ({
    unsecuredLoanReminders: !noReminders,
    unsecuredLoanOffers: !noOffers,
    groupCrossSell,
  }),
  'hire-purchase-2026-1': ({ noReminders, noOffers, groupCrossSell }) => ({
    motorFinanceReminders: !noReminders,
    motorFinanceOffers: !noOffers,
    groupCrossSell,
  }),
};
