interface CardDecline {
  /** The reason on the wire. */
  readonly reasonCode: string;
  /** As the borrower reads it. */
  readonly message: string;
}

/** Why a card payment failed. No money was taken in any of these. */
export const CARD_DECLINES = {
  'insufficient-funds': {
    reasonCode: 'INSUFFICIENT_FUNDS',
    message:
      'There isn’t enough money on this card, or it has reached a limit. Use another card, or pay a smaller amount.',
  },
  'card-expired': {
    reasonCode: 'CARD_EXPIRED',
    message: 'This card has expired. Use another card.',
  },
  'wrong-security-code': {
    reasonCode: 'WRONG_SECURITY_CODE',
    message: 'The security code doesn’t match this card. Check the three digits on the back.',
  },
  'wrong-details': {
    reasonCode: 'WRONG_DETAILS',
    message: 'The details don’t match this card. Check the number and the expiry date.',
  },
  'not-authenticated': {
    reasonCode: 'NOT_AUTHENTICATED',
    message: 'Your bank couldn’t confirm that it was you. Try again, or use another card.',
  },
  'not-confirmed-in-time': {
    reasonCode: 'NOT_CONFIRMED_IN_TIME',
    message: 'The payment wasn’t confirmed with your bank in time. Try again.',
  },
  'try-later': {
    reasonCode: 'TRY_LATER',
    message: 'Your bank couldn’t be reached. Try again in a few minutes, or use another card.',
  },
  declined: {
    reasonCode: 'DECLINED',
    message: 'Your bank declined this payment, and only your bank can say why. Use another card.',
  },
  'failed-to-process': {
    reasonCode: 'FAILED_TO_PROCESS',
    message: 'This payment can’t be taken by card at the moment. You can pay by card again after 24 hours.',
  },
} as const satisfies Readonly<Record<string, CardDecline>>;

export type CardDeclineReason = keyof typeof CARD_DECLINES;

/** Hours after a payment that failed to process in which no card is charged for the same loan. */
const CARD_BLOCK_HOURS = 24;

/** Minutes after which a payment that was not confirmed with the bank is cancelled. */
export const CARD_CONFIRMATION_MINUTES = 30;

/** Whether a stored reason is one of these. */
export function isCardDecline(reason: string | null): reason is CardDeclineReason {
  return reason !== null && Object.hasOwn(CARD_DECLINES, reason);
}

/** Whether a payment that failed to process still blocks card payments of its loan, so many milliseconds later. */
export function blocksCards(reason: string | null, laterMs: number): boolean {
  return (
    reason === ('failed-to-process' satisfies CardDeclineReason) && laterMs < CARD_BLOCK_HOURS * 3_600_000
  );
}
