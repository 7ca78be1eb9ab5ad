import { hasPayerDied } from '@fairlead/core/collection/direct-debit-reasons';
import type { LoanEvent } from '@fairlead/core/loan/events';
import type { LoanState } from '@fairlead/core/loan/states';

/** What is known of a loan that letters are about. */
export interface LetterFacts {
  readonly events: readonly LoanEvent[];
  /** The changes of its state, in order. */
  readonly changes: readonly { readonly from: LoanState; readonly to: LoanState }[];
  /** How many cases a person was asked to look into, and how many have an answer in an email of its own. */
  readonly cases: { readonly opened: number; readonly answered: number };
  /** How many of each template were written to the borrower, or refused by the contact ledger. */
  readonly written: ReadonlyMap<string, number>;
}

interface Rule {
  /** What each letter answers to. */
  readonly causes: (facts: LetterFacts) => number;
  /** Whether a cause can go without a letter of its own, because another says it or it must not be sent. */
  readonly isAtMost?: true | ((facts: LetterFacts) => boolean);
}

const count =
  (isOne: (event: LoanEvent) => boolean) =>
  ({ events }: LetterFacts): number =>
    events.filter(isOne).length;

const ofKind = (...kinds: readonly LoanEvent['kind'][]) => count(({ kind }) => kinds.includes(kind));

const entering =
  (state: LoanState) =>
  ({ changes }: LetterFacts): number =>
    changes.filter(({ to }) => to === state).length;

const failures = count(
  (event) =>
    (event.kind === 'payment-failed' || event.kind === 'payment-reversed') &&
    event.reason !== 'payer-deceased',
);

const arrangementsEnded = (reason: string) =>
  count((event) => event.kind === 'arrangement-ended' && event.reason === reason);

/** In a breathing space no letter asks for money (SI 2020/1311). */
const hadBreathingSpace = ({ events }: LetterFacts): boolean =>
  events.some((event) => event.kind === 'interest-frozen' && event.reason === 'breathing-space');

/** A failure that opens a settled loan again has a letter of its own. */
const reopenings = ofKind('reopened');

/** How many letters of each template a loan has brought. Another letter is another row. */
const LETTERS: Readonly<Record<string, Rule>> = {
  // Of both payouts of a hire purchase it is the one to the borrower.
  'payout-sent': { causes: count((event) => event.kind === 'payout-sent' && !event.payee) },
  'payment-received': { causes: ofKind('payment-received'), isAtMost: true },
  'payment-failed': { causes: (facts) => failures(facts) - reopenings(facts), isAtMost: hadBreathingSpace },
  'arrangement-agreed': { causes: ofKind('arrangement-agreed') },
  'arrangement-kept': { causes: arrangementsEnded('kept'), isAtMost: true },
  'arrangement-broken': { causes: arrangementsEnded('broken'), isAtMost: true },
  'loan-terminated': { causes: entering('Terminated') },
  'loan-written-off': { causes: entering('Written Off') },
  'loan-sold': { causes: entering('Sold') },
  'case-opened': { causes: ({ cases }) => cases.opened },
  'case-answered': { causes: ({ cases }) => cases.answered },
  'damage-claimed': { causes: ofKind('damage-claimed') },
  'loan-reopened': { causes: reopenings },
  'mandate-cancelled': {
    causes: count(
      (event) =>
        event.kind === 'mandate-cancelled' &&
        event.reason !== 'payer-deceased' &&
        event.reason !== 'cancelled-by-lender',
    ),
    isAtMost: true,
  },
  'overpayment-refunded': { causes: ofKind('credit-refunded') },
  'payment-date-changed': { causes: ofKind('payment-date-changed') },
  'withdrawal-noticed': { causes: ofKind('withdrawal-noticed') },
  'loan-withdrawn': { causes: ofKind('withdrawn') },
  'loan-settled': { causes: entering('Settled') },
  'loan-complete': { causes: entering('Complete') },
};

/** A receipt is part of the closing letter where a payment ends the loan. */
function closings({ changes }: LetterFacts): number {
  return changes.filter(({ to }) => to === 'Settled' || to === 'Complete' || to === 'Cancelled').length;
}

/** After a death a person writes, so that letters stop. */
export function differencesOfLetters(facts: LetterFacts): string[] {
  const hasStopped = hasPayerDied(facts.events);
  const counted = Object.entries(LETTERS).flatMap(([template, { causes, isAtMost }]) => {
    const [wanted, written] = [causes(facts), facts.written.get(template) ?? 0];
    const isFewer = hasStopped || (typeof isAtMost === 'function' ? isAtMost(facts) : isAtMost === true);
    const isRight = isFewer ? written <= wanted : written === wanted;
    return isRight ? [] : [`${written} letters ${template} for ${wanted} causes`];
  });
  const received = ofKind('payment-received')(facts);
  const receipts = facts.written.get('payment-received') ?? 0;
  const missing = received - receipts - closings(facts);
  return missing > 0 && !hasStopped ? [...counted, `${missing} payments without a receipt`] : counted;
}
