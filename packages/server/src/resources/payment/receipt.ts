import type { Day } from '@fairlead/core/calendar/day';
import { settledBy } from '@fairlead/core/collection/settled-by';
import { withdrawnBy } from '@fairlead/core/collection/withdrawn-by';
import type { LoanEvent, LoanEventOf } from '@fairlead/core/loan/events';
import type { Pence } from '@fairlead/core/money/pence';
import type { Db } from '../../database/database.ts';
import { listEvents } from '../loan/loan-event-store.ts';
import type { LoanRow } from '../loan/loan-store.ts';
import { forInstalment, type PaymentRow } from './payment-store.ts';

/** The end of the loan that a payment brings, whatever the borrower called it; null where it brings none. */
export const endedBy = (
  agreement: LoanRow['agreement'],
  events: readonly LoanEvent[],
  received: LoanEventOf<'payment-received'>,
): LoanEvent | null => settledBy(agreement, events, received) ?? withdrawnBy(agreement, events, received);

type Receipt = { readonly valueOn: Day; readonly recordedAt: string; readonly amount: Pence };

/**
 * What a payment that has arrived brings: the payment itself, a lower instalment where the borrower asked for one, and
 * the end of the loan where it reaches the settlement figure.
 */
export async function receiptOf(
  tx: Db,
  { agreement }: Pick<LoanRow, 'agreement'>,
  payment: PaymentRow,
  { valueOn, recordedAt, amount }: Receipt,
): Promise<readonly LoanEvent[]> {
  const { id: reference, kind: method } = payment;
  const received: LoanEventOf<'payment-received'> = {
    kind: 'payment-received',
    valueOn,
    recordedAt,
    reference,
    amount,
    method,
    ...forInstalment(payment),
    ...(payment.restores_payment_id !== null && {
      restores: payment.restores_payment_id,
      ...(payment.purpose === 'late' && { wasDue: true }),
    }),
  };
  const events = await listEvents(tx, { userId: payment.user_id, loanId: payment.loan_id });
  const end = endedBy(agreement, events, received);
  if (end) return [received, end];
  if (payment.keeps !== 'term') return [received];
  return [received, { kind: 'instalment-lowered', valueOn, recordedAt, reference }];
}
