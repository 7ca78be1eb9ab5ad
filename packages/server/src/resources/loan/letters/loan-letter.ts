import type { BrandDictionary } from '@fairlead/brands/brand-record';
import type { HireNumbers } from '@fairlead/core/vehicle/vehicle';
import type { MessageKind } from '@fairlead/core/contact/message-kinds';
import type { Letter } from '../../outbox/letter.ts';
import type { LoanChange } from '../record-events.ts';

/** An email that a change of a loan calls for. Its button leads to the loan. */
export interface LoanLetter {
  readonly template: MessageKind;
  readonly isCalledFor: (change: LoanChange) => boolean;
  /** @param numbers of a hired car and the old agreement; null where no car is hired. */
  readonly content: (
    change: LoanChange,
    numbers: HireNumbers | null,
  ) => Pick<Letter, 'subject' | 'figure' | 'paragraphs'>;
  /** “See your loan” where there is none. */
  readonly actionLabel?: string;
  /** A text message that goes with it, of at most 160 characters. */
  readonly text?: (dictionary: BrandDictionary) => string;
}
