import { nextPart } from '../../../parts/page/later-part.tsx';
import './proof-styles.ts';

/** The form of a proof, for the pages of proofs. */
export const LaterProofForm = nextPart(async () => (await import('./ProofForm.tsx')).ProofForm);
