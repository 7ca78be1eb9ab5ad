import type { Day } from '@fairlead/core/calendar/day';
import type { SandboxStore } from './sandbox-store.ts';

/** Future events of the sandboxes. Real providers have no such call: it is for the time machine only. */
export interface SandboxAgenda {
  /** The first day after `after` with an event that follows from the requests so far. */
  nextEventOn(after: Day): Promise<Day | null>;
}

export function sandboxAgenda(store: SandboxStore): SandboxAgenda {
  return {
    async nextEventOn(after) {
      const debit = await store.firstScheduledAfter('direct-debit', after);
      const payout = await store.firstScheduledAfter('payouts', after);
      if (debit === null || payout === null) return debit ?? payout;
      return debit < payout ? debit : payout;
    },
  };
}
