import { BRAND_NOT_CONFIGURED } from '@fairlead/brands/brands';
import type { CommonError } from '@fairlead/contract/wire/errors';
import type { RefusalOf } from '@fairlead/contract/wire/endpoint';
import type { LineName, Lines } from '@fairlead/contract/endpoints';

/** Every refusal that a line of the contract names. */
type NamedRefusal = { [N in LineName]: RefusalOf<Lines[N]> }[LineName];

/** What a person may be told of an error or a refusal, when the call that answers it says nothing nearer. */
const WORDS = {
  malformedRequest: 'The request could not be read',
  validationFailed: 'Some of the fields need attention',
  unknownEmbed: 'That relation cannot be embedded here',
  brandNotConfigured: BRAND_NOT_CONFIGURED,
  notSignedIn: 'Sign in to go on',
  stepUpRequired: 'Confirm it is you with the code we send to your phone',
  openFromEmail: 'Open the link in the email we sent you to go on',
  notFound: 'There is nothing here',
  methodNotAllowed: 'This address does not take that method',
  idempotencyKeyReused: 'This Idempotency-Key came before with another request',
  bodyTooLarge: 'The body is too large',
  unsupportedMediaType: 'Send the body as application/json',
  tooManyRequests: 'That is too many tries. Wait a while and try again',
  internalError: 'Something went wrong on our side. Nothing was lost; try again',
  unavailable: 'This is not available just now. Try again in a moment',
  tokenNotUsable: 'This link has been used or is too old. Ask for a new link to sign in.',
  codeWrong: 'That is not the code. Check it and try again.',
  codeExpired: 'The code is more than 10 minutes old. Ask for a new one.',
  codeSpent: 'That code can no longer be used. Ask for a new one.',
  addressLookupUnavailable: 'We cannot look up addresses just now. Type your address instead.',
  directApplicationsOff: 'Applications start at one of our partners. Open the link you were given there.',
  contactFormOff: 'There is no form here. Write to us by email or call us instead.',
  hasActiveLoan: 'You already have a loan with us. You can apply again once it is repaid.',
  motorApplicationsNotOpen: 'Applications for motor finance are not open yet.',
  bureauUnavailable:
    'We cannot check your details just now. What you typed is kept: try again in a few minutes.',
  applicationNotOpen: 'This can no longer be changed. Look at your application to see where it stands.',
  quoteExpired: 'Your price has run out. You can apply again for a new one.',
  accountNotPossible: 'No such account is possible. Check the sort code and the account number.',
  accountNameDoesNotMatch:
    'Your bank has another name for this account. Give an account in your own name, as your bank writes it.',
  accountNameIsClose:
    'Your bank writes the name on this account a little differently. Give it as your bank does.',
  accountCannotBeChecked:
    'Your bank could not confirm the name on this account. Try again later or give another account.',
  paymentDayNotOffered: 'This day cannot be chosen now. Choose one of the days that are offered.',
  requirementsNotMet: 'Something is still needed before your documents. Give what your application asks for.',
  documentsOutOfDate:
    'These documents were made for another day. We make new ones for today, with the same APR.',
  documentsNotRead: 'Read each of the three documents first.',
  advanceRunning: 'The clock is being moved already. Wait until it has arrived.',
  timeOnlyGoesForward: 'Time goes forward only. Give today or a later day.',
} as const satisfies Record<CommonError | NamedRefusal, string>;

const isKnown = (type: string): type is keyof typeof WORDS => Object.hasOwn(WORDS, type);

export function wordsFor(type: string): string {
  if (!isKnown(type)) throw new Error(`${type} has no words`);
  return WORDS[type];
}
