import type { BrandId } from '@fairlead/brands/brand';
import type { Day } from '@fairlead/core/calendar/day';
import type { ApiPlaces } from './api-address.ts';
import type { AuthObject } from './auth-object.ts';
import type { StepUpDesk } from './step-up.ts';

/** What thunks and calls receive in addition to the state. */
export type StoreExtra = {
  brandId: BrandId;
  /** Whether the brand shows borrowers a dashboard. */
  borrowerView: boolean;
  /** The business date. */
  today: Day;
  /** Where calls go. */
  apiPlaces: ApiPlaces;
  stepUp: StepUpDesk;
  /** Answers whether a call that was refused with this session's token can be repeated with a newer one. */
  renewSession: (refused: AuthObject) => Promise<boolean>;
  /** Ends when the ids of the visit are known, or cannot be had: every other call waits for it. */
  visit: Promise<unknown>;
};
