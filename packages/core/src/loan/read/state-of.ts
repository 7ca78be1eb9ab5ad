import { outstanding, type Book } from '../replay/book.ts';
import { CLOSINGS } from '../replay/closings.ts';
import type { LoanEvent } from '../events.ts';
import type { LoanState } from '../states.ts';

type StateFacts = {
  readonly book: Book;
  readonly past: readonly LoanEvent[];
  readonly isInArrears: boolean;
  readonly hasFutureRows: boolean;
};

/** The state of a loan after its history. */
export function stateOf({ book, past, isInArrears, hasFutureRows }: StateFacts): LoanState {
  if (book.closing !== null) return CLOSINGS[book.closing.kind].state;
  if (book.disbursedOn === null) return isPayoutInTransit(past) ? 'Funded' : 'Pending';
  if (outstanding(book) === 0 && !hasFutureRows && book.withdrawalNoticedOn === null) return 'Complete';
  return isInArrears ? 'Late' : 'Live';
}

/** Whether a payout was sent that has neither arrived nor been returned, and that the provider has not refused since. */
function isPayoutInTransit(past: readonly LoanEvent[]): boolean {
  const sent = new Set<string>();
  for (const { kind, reference } of past) if (kind === 'payout-sent') sent.add(reference);
  for (const { kind, reference } of past) {
    if (kind === 'disbursed' || kind === 'payout-returned' || kind === 'payout-held') sent.delete(reference);
  }
  return sent.size > 0;
}
