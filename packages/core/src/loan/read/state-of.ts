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

/** The state that a history has brought a loan to. */
export function stateOf({ book, past, isInArrears, hasFutureRows }: StateFacts): LoanState {
  if (book.closing !== null) return CLOSINGS[book.closing.kind].state;
  if (book.disbursedOn === null) return isPayoutInTransit(past) ? 'Funded' : 'Pending';
  if (outstanding(book) === 0 && !hasFutureRows) return 'Complete';
  return isInArrears ? 'Late' : 'Live';
}

/** A payout that was sent and neither arrived nor came back. */
function isPayoutInTransit(past: readonly LoanEvent[]): boolean {
  const sent = new Set<string>();
  for (const { kind, reference } of past) if (kind === 'payout-sent') sent.add(reference);
  for (const { kind, reference } of past) {
    if (kind === 'disbursed' || kind === 'payout-returned') sent.delete(reference);
  }
  return sent.size > 0;
}
