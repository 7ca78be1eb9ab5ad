import type { CardDeclineReason } from '@fairlead/core/collection/card-declines';

export interface TestCard {
  /** Its name in the list of cards. */
  readonly name: string;
  /** Without a decline or the bank's question it succeeds. */
  readonly declines?: CardDeclineReason;
  readonly asksBank?: true;
  /** What happens to a payment that succeeded, from the next working day. */
  readonly disputed?: 'lost' | 'won' | 'inquiry';
  readonly failsRefunds?: true;
  readonly outcome: string;
}

/** Stripe's own test payment methods (https://docs.stripe.com/testing), with what each does here. */
export const TEST_CARDS = {
  pm_card_visa: { name: 'Visa that works', outcome: 'The payment succeeds.' },
  pm_card_visa_chargeDeclined: {
    name: 'Declined',
    declines: 'declined',
    outcome: 'The bank declines and does not say why.',
  },
  pm_card_visa_chargeDeclinedInsufficientFunds: {
    name: 'Not enough money',
    declines: 'insufficient-funds',
    outcome: 'The bank declines: there is not enough money.',
  },
  pm_card_chargeDeclinedExpiredCard: {
    name: 'Expired',
    declines: 'card-expired',
    outcome: 'The card has expired.',
  },
  pm_card_chargeDeclinedIncorrectCvc: {
    name: 'Wrong security code',
    declines: 'wrong-security-code',
    outcome: 'The security code is wrong.',
  },
  pm_card_chargeDeclinedProcessingError: {
    name: 'Cannot be processed',
    declines: 'failed-to-process',
    outcome: 'FAILED_TO_PROCESS: cards are refused on this loan for 24 hours.',
  },
  pm_card_threeDSecure2Required: {
    name: '3-D Secure',
    asksBank: true,
    outcome: 'The bank asks first: the payment succeeds or fails depending on the answer.',
  },
  // https://docs.stripe.com/testing#disputes; in the sandbox the second is decided in our favour.
  pm_card_createDispute: {
    name: 'Chargeback',
    disputed: 'lost',
    outcome: 'The payment succeeds. On the next working day the bank takes it back, for good.',
  },
  pm_card_createDisputeProductNotReceived: {
    name: 'Chargeback that is reversed',
    disputed: 'won',
    outcome:
      'The bank takes the payment back on the next working day. Ten working days later it counts again.',
  },
  pm_card_createDisputeInquiry: {
    name: 'Inquiry by the bank',
    disputed: 'inquiry',
    outcome: 'The bank asks about the payment on the next working day, and takes nothing back.',
  },
  // https://docs.stripe.com/testing#refunds
  pm_card_refundFail: {
    name: 'Refund that fails',
    failsRefunds: true,
    outcome: 'The payment succeeds. An overpayment that is sent back to it comes back a working day later.',
  },
} as const satisfies Readonly<Record<string, TestCard>>;

/** What a payment method of the tests does; undefined for any other. */
export function testCard(paymentMethodId: string): TestCard | undefined {
  const cards: Readonly<Record<string, TestCard>> = TEST_CARDS;
  return Object.hasOwn(cards, paymentMethodId) ? cards[paymentMethodId] : undefined;
}
