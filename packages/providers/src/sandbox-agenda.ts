import type { Day } from '@fairlead/core/calendar/day';
import { eventsOf as directDebitEvents, type DirectDebitEntry } from './direct-debit/entries.ts';
import { payoutEvents, type PayoutEntry } from './payouts/entries.ts';
import { sandboxJournal } from './sandbox-journal.ts';
import type { SandboxParts } from './sandbox-store.ts';

/** Future events of the sandboxes. Real providers have no such call: it is for the time machine only. */
export interface SandboxAgenda {
  /** The first day after `after` with an event that follows from the requests so far. */
  nextEventOn(after: Day): Promise<Day | null>;
}

export function sandboxAgenda(parts: SandboxParts): SandboxAgenda {
  const directDebit = sandboxJournal<DirectDebitEntry>(parts, 'direct-debit');
  const payouts = sandboxJournal<PayoutEntry>(parts, 'payouts');
  return {
    async nextEventOn(after) {
      const debit = await directDebit.nextEventOn(directDebitEvents, after);
      const payout = await payouts.nextEventOn(payoutEvents, after);
      if (debit === null || payout === null) return debit ?? payout;
      return debit < payout ? debit : payout;
    },
  };
}
