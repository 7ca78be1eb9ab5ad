import { keysOf } from '@fairlead/core/records';

type Sample = { readonly proof: 'identity' | 'address' | 'income'; readonly label: string };

/** Files that the sandbox makes to be sent as proofs, each with what happens to it. The name decides the review. */
export const SAMPLE_FILES = {
  'passport.jpg': { proof: 'identity', label: 'A passport: accepted' },
  'statement.pdf': { proof: 'address', label: 'A bank statement: accepted' },
  'income-1400.pdf': { proof: 'income', label: 'A payslip of £1,400 a month: accepted as that' },
  'blurred.jpg': { proof: 'identity', label: 'Too blurred to read: refused' },
  'half.jpg': { proof: 'identity', label: 'Half of a passport: refused' },
  'gym-card.pdf': { proof: 'identity', label: 'A gym card: refused, not one of the documents' },
  'old-statement.pdf': { proof: 'address', label: 'A statement of two years ago: refused' },
  'other-name.pdf': { proof: 'address', label: 'A statement of someone else: refused' },
  'old-payslip.pdf': { proof: 'income', label: 'A payslip of two years ago: refused' },
  'wait.pdf': { proof: 'income', label: 'A payslip that waits for staff' },
  'empty.pdf': { proof: 'identity', label: 'An empty file: rejected' },
  'program.pdf': { proof: 'identity', label: 'A program that is named as a PDF: rejected' },
  'script.pdf': { proof: 'address', label: 'A PDF with a script: rejected' },
  'attachment.pdf': { proof: 'address', label: 'A PDF with a file inside: rejected' },
  'password.pdf': { proof: 'income', label: 'A PDF with a password: rejected' },
  'virus.pdf': { proof: 'income', label: 'The test text that virus scanners report: rejected' },
} as const satisfies Readonly<Record<string, Sample>>;

export type SampleFile = keyof typeof SAMPLE_FILES;

export const SAMPLE_FILE_NAMES = keysOf(SAMPLE_FILES);
