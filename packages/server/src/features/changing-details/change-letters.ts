import type { Brand } from '@fairlead/brands/brand';
import { atMoment, callUs } from '../../resources/outbox/letter-words.ts';
import type { BorrowerLetter } from '../../resources/outbox/write-to-borrower.ts';

/** After the address was changed. It names neither address: the letter may be read by others. */
export function addressChanged(brand: Brand, now: Date): BorrowerLetter {
  return {
    subject: 'You changed your address',
    paragraphs: [
      `The address of your account was changed ${atMoment(now)}. You can see it under your details.`,
      callUs(brand),
    ],
  };
}
