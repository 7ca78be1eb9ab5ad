import type { Agreement } from '../loan/agreement.ts';
import type { LoanEvent, LoanEventOf } from '../loan/events.ts';
import { project } from '../loan/read/project.ts';
import { settlementOn } from '../loan/read/settlement-on.ts';
import { WRITTEN_OFF_BELOW } from '../loan/replay/closings.ts';
import { pence } from '../money/pence.ts';

type Settled = LoanEventOf<'settled'>;

/**
 * The settlement that follows from a payment: one that reaches the settlement figure of its day, or is less than a pound
 * short of it, settles the loan, whatever the borrower called it; what it is short of is written off. Null when it does
 * not, or when no instalment is ahead: then the loan completes.
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
  const { figure, waived, optionFee } = settlementOn(agreement, events, valueOn);
  const shortfall = pence(Math.max(0, figure - amount));
  if (figure === 0 || shortfall >= WRITTEN_OFF_BELOW || shortfall === figure) return null;
  const settled = { kind: 'settled', valueOn, recordedAt, reference } as const;
  if (shortfall === 0) return { ...settled, waived };
  const { outstanding, creditBalance } = project(agreement, [...events, payment], valueOn);
  const left = Math.max(0, outstanding + optionFee - creditBalance);
  return { ...settled, waived: pence(left), shortfall: pence(Math.min(shortfall, left)) };
}
