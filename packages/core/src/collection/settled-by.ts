import type { Agreement } from '../loan/agreement.ts';
import type { LoanEvent, LoanEventOf } from '../loan/events.ts';
import { project } from '../loan/read/project.ts';
import { settlementOn } from '../loan/read/settlement-on.ts';

type Settled = LoanEventOf<'settled'>;

/**
 * The settlement that follows from a payment: one that reaches the settlement figure of its day settles the loan,
 * whatever the borrower called it. Null when it does not, or when no instalment is ahead: then the loan completes.
 * A collected instalment never does, because something ahead is worth a penny or more.
 * @param events the history without the payment
 */
export function settledBy(
  agreement: Agreement,
  events: readonly LoanEvent[],
  payment: LoanEventOf<'payment-received'>,
): Settled | null {
  const { valueOn, recordedAt, reference, amount, instalment } = payment;
  if (instalment !== undefined) return null;
  const { isActive, rows, withdrawal } = project(agreement, events, valueOn);
  if (
    withdrawal !== null ||
    !isActive ||
    !rows.some(({ status }) => status === 'upcoming' || status === 'pending')
  )
    return null;
  const { figure, waived } = settlementOn(agreement, events, valueOn);
  if (figure === 0 || amount < figure) return null;
  return { kind: 'settled', valueOn, recordedAt, reference, waived };
}
