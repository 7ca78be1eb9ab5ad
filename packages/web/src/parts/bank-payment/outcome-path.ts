import { pathTo } from '@fairlead/contract/web/account-paths';
import { SCREENS } from '../../paths.ts';
import type { BankPayment, BankPaymentOutcome } from '../../resources/repaying/bank-payment.ts';

/** The page of an outcome. */
const PAGES: Readonly<Record<BankPaymentOutcome, string>> = {
  complete: 'complete',
  pending: 'pending',
  waiting: 'pending',
  cancelled: 'cancelled',
  expired: 'cancelled',
  unavailable: 'unavailable',
  'unable-to-connect': 'unable-to-connect',
};

/** Where a borrower sees how their payment is. */
export function paymentOutcomePath({ id, outcome }: Pick<BankPayment, 'id' | 'outcome'>): string {
  return pathTo(SCREENS.bankOutcome, { outcome: PAGES[outcome], payment: id });
}
