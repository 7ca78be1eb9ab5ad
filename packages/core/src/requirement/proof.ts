import { keysOf } from '../records.ts';
import type { RequirementState } from './requirement.ts';
import type { RequirementKind } from './requirement-kinds.ts';

/** The requirements that are met by files which a person looks at. */
export const PROOF_KINDS = [
  'identity',
  'address',
  'income',
  'keeper',
  'settlement-letter',
  'insurance',
] as const satisfies readonly RequirementKind[];

export type ProofKind = (typeof PROOF_KINDS)[number];

/** Whether a requirement is met by files. */
export function isProof(kind: RequirementKind): kind is ProofKind {
  return (PROOF_KINDS as readonly RequirementKind[]).includes(kind);
}

/** Whether a proof is asked for: nothing was given yet, or what was given was refused. */
export const isProofAsked = (state: RequirementState): boolean =>
  state === 'Not started' || state === 'Refused';

/** What is given where an income was found in bank data: an answer like "2 files". */
export const FROM_BANK = 'bank data';

/** How many files are looked at together. Those that were refused do not count. */
export const MOST_FILES = 5;

/** The largest file, in bytes: 10 MB. */
export const LARGEST_FILE_BYTES = 10 * 1024 * 1024;

/** The largest picture, in pixels. */
export const MOST_PIXELS = 25_000_000;

/** The longest document, in pages. */
export const MOST_PAGES = 50;

/** Why files do not prove what was asked, as the borrower reads it: what is wrong and what to send instead. */
export const PROOF_REFUSALS = {
  notReadable: 'We couldn’t read it. Send a sharp photo in good light, or a PDF.',
  notWhole: 'Part of it is missing. Send every page, with all four corners in the photo.',
  notAccepted: 'We can’t accept this kind of document. Send one from the list on this page.',
  tooOld: 'It is out of date. Send a newer one.',
  otherDetails:
    'It doesn’t show the details on your application. Send one that does, or call us if they have changed.',
} as const;

export type ProofRefusal = keyof typeof PROOF_REFUSALS;

export const PROOF_REFUSAL_CODES = keysOf(PROOF_REFUSALS);
