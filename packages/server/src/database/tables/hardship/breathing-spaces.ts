import type { Day } from '@fairlead/core/calendar/day';
import type { Instant, Owned, Sealed } from '../../columns.ts';

/** A person’s breathing space. */
export interface BreathingSpacesTable extends Owned {
  /** Its kind and its reference in the register. */
  space_encrypted: Sealed;
  begins_on: Day;
  /** The last day; null while a treatment continues. */
  ends_on: Day | null;
  /** The reference of its events in the histories of loans. */
  frozen_as: string;
  recorded_at: Instant;
}
