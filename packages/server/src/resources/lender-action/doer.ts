import type { Day } from '@fairlead/core/calendar/day';
import type { AppServices } from '../../context.ts';
import type { Instant } from '../../database/columns.ts';

/** Who carries something out, and on which day. */
export interface Doer extends Pick<AppServices, 'cipher' | 'clock' | 'config' | 'newId' | 'wallNow'> {
  readonly today: Day;
  /** The business instant. */
  readonly now: Instant;
}
