import type { BrandId } from '@fairlead/brands/brand';
import type { StepUpDesk } from './step-up.ts';

/** What thunks and calls are given beside the state. */
export type StoreExtra = { brandId: BrandId; stepUp: StepUpDesk };
