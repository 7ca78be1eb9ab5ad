import { nextPart } from '../../../parts/page/later-part.tsx';
import './proof-styles.ts';

/** The form of a proof, which the page of each kind of proof loads. */
export const LaterProofForm = nextPart(async () => (await import('./ProofForm.tsx')).ProofForm);
