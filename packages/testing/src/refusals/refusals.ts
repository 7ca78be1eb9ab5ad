import { CLOSED_APPLICATIONS } from './closed-applications.ts';
import { DOCUMENT_REFUSALS } from './document-refusals.ts';
import { PROOF_REFUSALS } from './proof-refusals.ts';
import type { RefusalWorld } from './refusal-world.ts';

/** Every refusal that is proven for each call that states it. */
export const REFUSALS: readonly RefusalWorld[] = [
  ...CLOSED_APPLICATIONS,
  ...DOCUMENT_REFUSALS,
  ...PROOF_REFUSALS,
];
