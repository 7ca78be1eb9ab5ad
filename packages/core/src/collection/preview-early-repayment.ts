import type { Day } from '../calendar/day.ts';
import type { Agreement } from '../loan/agreement.ts';
import type { LoanEvent } from '../loan/events.ts';
import type { LoanProjection } from '../loan/read/project.ts';
import { whatIf, type WhatIf } from '../loan/read/what-if.ts';
import type { Pence } from '../money/pence.ts';
import { expectedHistory, type PaymentUnderWay } from './expected-history.ts';
import { settledBy } from './settled-by.ts';

export type EarlyRepayment = {
  readonly amount: Pence;
  readonly payOn: Day;
  readonly underWay: readonly PaymentUnderWay[];
};

export type EarlyRepaymentPreview = {
  /** It pays off the loan. */
  readonly settles: boolean;
  /** The instalment stays, and the loan ends sooner. */
  readonly sooner: WhatIf;
  /** The term stays, and the instalments are lower. */
  readonly lower: WhatIf;
};

/**
 * What an early payment on a day, today or later, changes, if every payment under way arrives and every instalment due
 * by then is paid.
 */
export function previewEarlyRepayment(
  agreement: Agreement,
  events: readonly LoanEvent[],
  projection: LoanProjection,
  { amount, payOn, underWay }: EarlyRepayment,
): EarlyRepaymentPreview {
  const expected = expectedHistory(projection, events, { underWay, until: payOn });
  const payment = {
    valueOn: payOn,
    recordedAt: '',
    reference: 'preview',
    amount,
    method: 'direct-debit',
  } as const;
  return {
    settles: settledBy(agreement, expected, { kind: 'payment-received', ...payment }) !== null,
    sooner: whatIf(agreement, expected, payOn, { kind: 'pay-more', amount, keep: 'instalment' }),
    lower: whatIf(agreement, expected, payOn, { kind: 'pay-more', amount, keep: 'term' }),
  };
}
