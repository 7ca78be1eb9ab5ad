import type { Brand } from '@fairlead/brands/brand';
import { maskLast4 } from '@fairlead/core/text/mask';
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

interface Numbers {
  readonly before: string;
  readonly after: string;
}

/** After the mobile number was changed. */
export function mobileNumberChanged(brand: Brand, now: Date, { before, after }: Numbers): BorrowerLetter {
  return {
    subject: 'You changed your mobile number',
    paragraphs: [
      `The mobile number of your account was changed ${atMoment(now)}, from ${maskLast4(before)} to ${maskLast4(after)}. We send codes to the new number from now on.`,
      callUs(brand),
    ],
  };
}

/** The text message to the number that is no longer the account's. */
export function numberReplaced({ dictionary }: Brand): string {
  const { shortName, phone } = dictionary;
  return `The mobile number of your ${shortName} account has been changed. If you did not change it, call us on ${phone}.`;
}
