import type { Letter } from '../../outbox/letter.ts';
import type { LoanChange } from '../record-events.ts';

/** An email that a change of a loan calls for. */
export interface LoanLetter {
  readonly template: string;
  readonly isCalledFor: (change: LoanChange) => boolean;
  readonly content: (change: LoanChange) => Pick<Letter, 'subject' | 'paragraphs'>;
}
