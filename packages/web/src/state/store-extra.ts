import type { BrandId } from '@fairlead/brands/brand';
import type { StepUpDesk } from './step-up.ts';

/** What thunks and calls receive in addition to the state. */
export type StoreExtra = { brandId: BrandId; stepUp: StepUpDesk };
