import type { BrandDictionary } from '@fairlead/brands/brand-record';
import type { MessageKind } from '@fairlead/core/contact/message-kinds';
import type { Letter } from '../../outbox/letter.ts';
import type { LoanChange } from '../record-events.ts';

/** An email that a change of a loan calls for. Its button leads to the loan. */
export interface LoanLetter {
  readonly template: MessageKind;
  readonly isCalledFor: (change: LoanChange) => boolean;
  readonly content: (change: LoanChange) => Pick<Letter, 'subject' | 'figure' | 'paragraphs'>;
  /** “See your plan” where there is none. */
  readonly actionLabel?: string;
  /** A text message that goes with it, of at most 160 characters. */
  readonly text?: (dictionary: BrandDictionary) => string;
}
