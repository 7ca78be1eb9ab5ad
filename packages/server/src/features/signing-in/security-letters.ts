import type { Brand } from '@fairlead/brands/brand';
import { atMoment, callUs } from '../../resources/outbox/letter-words.ts';
import type { BorrowerLetter } from '../../resources/outbox/write-to-borrower.ts';

/** After a link was opened in a browser that the account does not know. `browser` is such as "Chrome on Android". */
export function newSignIn(brand: Brand, browser: string, now: Date): BorrowerLetter {
  return {
    subject: 'New sign-in',
    paragraphs: [
      `Someone signed in to your account ${atMoment(now)}, with ${browser} and the link from our email.`,
      callUs(brand),
    ],
  };
}

/** After a token was presented that had been replaced and whose successor was in use. */
export function sessionEnded(brand: Brand, now: Date): BorrowerLetter {
  return {
    subject: 'We signed you out',
    paragraphs: [
      `An old sign-in of yours was used again ${atMoment(now)}. That can mean that someone has copied it, so we signed you out on that device.`,
      'You can sign in again with a new link. Nothing in your account was changed.',
      callUs(brand),
    ],
  };
}
