/**
 * What a message is for. `statutory`: the law requires it. `security`: access to the account. `answer`: what the borrower
 * did, or what happened to their application or loan. `reminder`: a payment to come or one that is missing; the contact
 * ledger limits these.
 */
export type MessageClass = 'statutory' | 'security' | 'answer' | 'reminder';

/** Every message to a borrower, by the name under which it is stored. */
export const MESSAGE_KINDS = {
  // Consumer Credit Act 1974, s.77A
  'annual-statement': 'statutory',
  // s.86B
  'arrears-notice': 'statutory',
  // s.87
  'default-notice': 'statutory',

  'login-link': 'security',
  'application-for-known-email': 'security',
  'new-sign-in': 'security',
  'session-ended': 'security',
  'step-up-code': 'security',
  'wrong-codes': 'security',
  'mobile-number-changed': 'security',
  'mobile-number-replaced': 'security',
  'address-changed': 'security',

  'decision-quoted': 'answer',
  'decision-declined': 'answer',
  'decision-referred': 'answer',
  'review-decided': 'answer',
  'second-look-upheld': 'answer',
  'apply-again': 'answer',
  'proof-accepted': 'answer',
  'proof-refused': 'answer',
  'another-account': 'answer',
  'draft-link': 'answer',
  'draft-reminder': 'answer',
  'contact-message': 'answer',
  'contact-received': 'answer',
  'erasure-requested': 'answer',
  'signed-agreement': 'answer',
  'payout-sent': 'answer',
  'payout-problem': 'answer',
  'payout-part-problem': 'answer',
  'payout-sent-again': 'answer',
  'loan-cancelled': 'answer',
  'payment-date-changed': 'answer',
  'payment-received': 'answer',
  'card-payment-taken-back': 'answer',
  'card-payment-restored': 'answer',
  'direct-debit-restored': 'answer',
  'overpayment-refunded': 'answer',
  'second-attempt-moved': 'answer',
  'arrangement-agreed': 'answer',
  'arrangement-kept': 'answer',
  'mandate-cancelled': 'answer',
  'mandate-moved': 'answer',
  'direct-debit-set-up': 'answer',
  'bank-details-changed': 'answer',
  'bank-details-kept': 'answer',
  'last-instalment-grown': 'answer',
  'last-instalment-chosen': 'answer',
  'loan-complete': 'answer',
  'loan-settled': 'answer',
  'loan-reopened': 'answer',
  'withdrawal-noticed': 'answer',
  'loan-withdrawn': 'answer',
  'default-notice-withdrawn': 'answer',
  'loan-terminated': 'answer',
  'loan-written-off': 'answer',
  'loan-sold': 'answer',
  'damage-claimed': 'answer',
  'case-opened': 'answer',
  'case-answered': 'answer',
  'support-needs-changed': 'answer',
  'breathing-space-begun': 'answer',
  'breathing-space-ended': 'answer',

  'upcoming-payment': 'reminder',
  'payment-failed': 'reminder',
  'payment-missed': 'reminder',
  'arrangement-broken': 'reminder',
} as const satisfies Record<string, MessageClass>;

export type MessageKind = keyof typeof MESSAGE_KINDS;

/** The kinds of some classes. */
export type KindOf<Class extends MessageClass> = {
  [Kind in MessageKind]: (typeof MESSAGE_KINDS)[Kind] extends Class ? Kind : never;
}[MessageKind];
