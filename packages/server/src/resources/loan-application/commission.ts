import { brandNamed } from '@fairlead/brands/brands';
import { commissionFor, type Commission } from '@fairlead/core/commission/commission';
import { commissionWords, type CommissionParties } from '@fairlead/core/commission/commission-words';
import type { Price } from '@fairlead/core/pricing/price';
import type { Db } from '../../database/database.ts';
import { findCurrentQuote } from '../quote/quote-store.ts';
import type { ApplicationRow } from './loan-application-store.ts';
import type { ApplicationFacts, ApplicationView } from './present-loan-application.ts';

/** The commission on the application's price; null where it has none, or none is paid. */
export async function findCommission(db: Db, application: ApplicationRow): Promise<Commission | null> {
  const quote = await findCurrentQuote(db, application);
  return quote ? commissionFor(quote.price) : null;
}

/** Whether the amount is the one that was shown last. */
export function isShown(application: ApplicationRow, { amount }: Commission): boolean {
  return application.commission_shown_pence === amount;
}

/** Whether nothing keeps the borrower from continuing: no commission is paid, or they agreed to just this amount. */
export async function isCommissionAgreed(db: Db, application: ApplicationRow): Promise<boolean> {
  const commission = await findCommission(db, application);
  return (
    commission === null || (isShown(application, commission) && application.commission_consented_at !== null)
  );
}

/** What is paid for the introduction, on the documents' price where there are documents, or else on the quote's. */
export function presentCommission({
  application,
  quote,
  set,
}: Pick<ApplicationFacts, 'application' | 'quote' | 'set'>): NonNullable<
  ApplicationView['commissionCalculation']
> | null {
  const price: Price | undefined = set?.dated_price ?? quote?.price;
  const commission = price ? commissionFor(price) : null;
  if (commission === null) return null;
  const { basis, tie } = commissionWords(commission, partiesOf(application));
  const shown = isShown(application, commission);
  return {
    '@type': 'commission-calculation',
    amount: commission.amount,
    basis,
    shareOfCredit: asPercent(commission.shareOfCredit),
    shareOfCharge: asPercent(commission.shareOfCharge),
    tie,
    shownAt: shown ? application.commission_shown_at : null,
    consentedAt: shown ? application.commission_consented_at : null,
  };
}

function partiesOf({ brand_id }: ApplicationRow): CommissionParties {
  const { brandName, legalEntity } = brandNamed(brand_id).dictionary;
  return { introducer: brandName, lender: legalEntity.name };
}

/** 3.12 of 0.0312. */
const asPercent = (share: number): number => Math.round(share * 10_000) / 100;
