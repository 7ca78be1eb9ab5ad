import { pence, type Pence } from '@fairlead/core/money/pence';
import type { ProofRefusal } from '@fairlead/core/requirement/proof';

interface SandboxFile {
  readonly outcome: string;
  /** Null where the file is left to staff. */
  readonly refusal: ProofRefusal | null;
}

/** What the sandbox's reviewer decides, by the first word of the file's name. */
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

/** A payslip whose name has the income that it shows. */
export const SANDBOX_PAYSLIP = {
  name: 'income-1400',
  outcome:
    'Accepted as proof of income of £1,400 a month. Another whole number of pounds in the name gives an income of that amount.',
} as const;

/** The income that a payslip shows in the sandbox, in pence a month; undefined where its name has none. */
export function sandboxIncome(filename: string): Pence | undefined {
  const pounds = /^income-(\d{1,6})(?!\d)/.exec(filename.trim().toLowerCase())?.[1];
  return pounds === undefined ? undefined : pence(Number(pounds) * 100);
}
