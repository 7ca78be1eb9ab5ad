import type { Agreement } from '../loan/agreement.ts';
import type { LoanEvent, LoanEventOf } from '../loan/events.ts';
import { project } from '../loan/read/project.ts';
import { pence } from '../money/pence.ts';

/**
 * The end of a withdrawal that follows from a payment: one that repays what is to be repaid on its day. Null when
 * there was no notice, or less was paid.
 * @param events the history without the payment
 */
export function withdrawnBy(
  agreement: Agreement,
  events: readonly LoanEvent[],
  payment: LoanEventOf<'payment-received'>,
): LoanEventOf<'withdrawn'> | null {
  if (!events.some(({ kind }) => kind === 'withdrawal-noticed')) return null;
  const { valueOn, recordedAt, reference, amount } = payment;
  const { withdrawal } = project(agreement, events, valueOn);
  if (withdrawal === null || amount < withdrawal.toRepay) return null;
  const { outstanding, creditBalance } = project(agreement, [...events, payment], valueOn);
  const waived = pence(Math.max(0, outstanding - creditBalance));
  return { kind: 'withdrawn', valueOn, recordedAt, reference, waived };
}
