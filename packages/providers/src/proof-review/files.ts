import type { ProofRefusal } from '@fairlead/core/requirement/proof';

interface SandboxFile {
  readonly outcome: string;
  /** Null where the file is left to staff. */
  readonly refusal: ProofRefusal | null;
}

/** What the sandbox's reviewer says by the word that the name of a file begins with. */
export const SANDBOX_FILES = {
  blur: { outcome: 'Refused: it cannot be read.', refusal: 'notReadable' },
  half: { outcome: 'Refused: part of it is missing.', refusal: 'notWhole' },
  gym: { outcome: 'Refused: this kind of document is not accepted.', refusal: 'notAccepted' },
  old: { outcome: 'Refused: it is out of date.', refusal: 'tooOld' },
  other: { outcome: 'Refused: it shows other details.', refusal: 'otherDetails' },
  wait: { outcome: 'Left to staff: accept or refuse it at /staff.', refusal: null },
} as const satisfies Record<string, SandboxFile>;

/** The row for a file, ignoring case. */
export function sandboxFile(filename: string): SandboxFile | undefined {
  const name = filename.trim().toLowerCase();
  return Object.entries<SandboxFile>(SANDBOX_FILES).find(([word]) => name.startsWith(word))?.[1];
}
