import type { Day } from '@fairlead/core/calendar/day';
import type { LoanEvent } from '@fairlead/core/loan/events';
import type { EventPage } from '@fairlead/providers/event-page';
import type { ProviderName } from '@fairlead/providers/provider-error';
import type { AppServices, Providers } from '../../context.ts';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { LoanKey, LoanRow } from '../../resources/loan/loan-store.ts';
import type { BorrowerLetter } from '../../resources/outbox/write-to-borrower.ts';
import type { ProviderEvent } from '../../resources/provider-event/provider-event-store.ts';

/** What happens to the loan; none when it was known. `not yet`: something that comes before is still to be heard. */
export type Effect = readonly LoanEvent[] | 'not yet';

export interface EffectAt extends Pick<AppServices, 'newId'> {
  readonly recordedAt: Instant;
  readonly wallNow: Instant;
  readonly loan: LoanRow;
}

/** How one provider's events are heard and what they do. */
export interface EventSource<E extends ProviderEvent> {
  readonly provider: ProviderName;
  readonly page: (providers: Providers, cursor: string | null, upTo: Day) => Promise<EventPage<E>>;
  /** How long events need not be asked for, in milliseconds, while no message says that there are any. */
  readonly asksEveryMs: (providers: Providers) => number;
  /** Tells the loan that each of these events is about. */
  readonly subjectsOf: (db: Db, events: readonly E[]) => Promise<(event: E) => LoanKey | undefined>;
  /** Updates the rows of the money, with the loan locked, and returns the loan's events. */
  readonly effectOf: (tx: Db, event: E, at: EffectAt) => Promise<Effect>;
  /** What the borrower is sent about an event that leaves the loan's history as it is. */
  readonly letterAbout?: (
    event: E,
    loan: LoanRow,
  ) => (BorrowerLetter & { readonly template: 'mandate-moved' }) | null;
}
