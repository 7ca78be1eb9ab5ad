import type { Brand } from '@fairlead/brands/brand';
import { maskLast4 } from '@fairlead/core/text/mask';
import { atMoment, callUs } from '../../resources/outbox/letter-words.ts';
import type { BorrowerLetter } from '../../resources/outbox/write-to-borrower.ts';

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

/** After as many wrong codes as a day allows. */
export function tooManyWrongCodes(brand: Brand, now: Date): BorrowerLetter {
  return {
    subject: 'Wrong codes for your account',
    paragraphs: [
      `The wrong code was entered many times for your account, most recently ${atMoment(now)}. We won’t accept any more codes today.`,
      callUs(brand),
    ],
  };
}
