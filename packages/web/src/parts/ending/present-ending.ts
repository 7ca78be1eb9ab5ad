import { longDay } from '@fairlead/core/calendar/display';
import type { LoanState } from '@fairlead/core/loan/states';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import type { Loan } from '../../resources/loan.ts';

export type Ending = {
  heading: string;
  /** What is still owed to us. */
  owed: string | null;
  /** What happened, and what the borrower can do. */
  text: readonly string[];
  /** What the credit file shows, of an ending that harms it. */
  creditFile: string | null;
  /** Something is still owed to us and not being paid: it can be paid on our pages. */
  isPayable: boolean;
  figures: readonly { label: string; value: string }[];
  /** Whom to pay, after a sale. */
  buyer: NonNullable<Loan['closed']>['buyer'];
  /** True when the borrower may owe more than they can pay, and so is shown where advice is free. */
  hasAdvice: boolean;
};

type Facts = Pick<
  Loan,
  | 'state'
  | 'cancellation'
  | 'closed'
  | 'outstanding'
  | 'totalPaid'
  | 'creditBalance'
  | 'hirePurchase'
  | 'pendingRepayments'
>;
type Words = Pick<Ending, 'heading' | 'text' | 'creditFile' | 'hasAdvice'> & {
  /** What is left is paid to us. */
  readonly isOwedToUs?: true;
};

const on = ({ closed }: Facts): string => (closed === null ? '' : ` on ${longDay(closed.on)}`);

const NOTHING_TO_PAY = 'There’s nothing more to pay, and we won’t take any more payments.';

const DEFAULT_ON_FILE = (loan: Facts): string =>
  `Your credit file shows a default for 6 years${loan.closed === null ? '' : ` from ${longDay(loan.closed.on)}`}.`;

/** How what is still owed to us after a termination is paid. */
function stillOwed(loan: Facts): readonly string[] {
  if (loan.outstanding === 0) return ['You owe nothing.'];
  const stays = 'No more interest or charges are added.';
  if (isBeingPaid(loan)) return [stays, 'All of it is already on its way to us. Don’t pay it again.'];
  return [
    stays,
    'You don’t have to pay it all at once: pay any amount when you can.',
    'Talk to us, and we’ll agree payments that leave you enough to live on.',
  ];
}

function carIsBack({ hirePurchase }: Facts): string {
  const returnedOn = hirePurchase?.returnedOn;
  return returnedOn
    ? `We have had the car since ${longDay(returnedOn)}.`
    : 'You still have to give the car back.';
}

function damageOf({ hirePurchase }: Facts): readonly string[] {
  const damage = hirePurchase?.damage;
  if (!damage) return [];
  return [`${formatWholePounds(damage.amount)} of what you owe is for damage to the car. ${damage.what}`];
}

const CANCELLATIONS: Readonly<Record<NonNullable<Loan['cancellation']>, Pick<Ending, 'heading' | 'text'>>> = {
  withdrawn: {
    heading: 'You withdrew from this loan',
    text: ['You paid back what you borrowed, so the agreement has ended. There’s nothing more to pay.'],
  },
  'not-paid-out': {
    heading: 'This loan was cancelled',
    text: [
      'We couldn’t pay you, and no other account was added in time. You owe nothing, and no payment will be taken. You can apply again.',
    ],
  },
  'signed-again': {
    heading: 'You signed this loan again',
    text: [
      'We couldn’t pay you, so you signed new documents with another account. That loan has taken the place of this one, which cost you nothing.',
    ],
  },
};

const harmless = { creditFile: null, hasAdvice: false } as const;

const ENDINGS: Readonly<Partial<Record<LoanState, (loan: Facts) => Words>>> = {
  Cancelled: ({ cancellation }) => ({ ...CANCELLATIONS[cancellation ?? 'withdrawn'], ...harmless }),
  Settled: (loan) => ({
    heading: 'You settled this loan early',
    text: [`The agreement ended${on(loan)}. ${NOTHING_TO_PAY}`],
    ...harmless,
  }),
  Sold: (loan) => ({
    heading: loan.closed?.buyer
      ? `This loan now belongs to ${loan.closed.buyer.name}`
      : 'This loan now belongs to another company',
    text: loan.closed?.buyer
      ? [
          `We sold it${on(loan)}. What you owe and your rights stay the same. You pay ${loan.closed.buyer.name} now, and not us.`,
          loan.closed.buyer.howToPay,
        ]
      : ['They’ve written to you, and you now pay them. Contact us if you don’t know who they are.'],
    creditFile: 'Your credit file will show the new company instead of us.',
    hasAdvice: true,
  }),
  'Written Off': (loan) => ({
    heading: 'You don’t owe us anything more on this loan',
    text: [`We wrote off what was left${on(loan)}. We won’t collect it, and we won’t ask you for it.`],
    creditFile: 'Your credit file can show that it wasn’t paid in full, for 6 years.',
    hasAdvice: true,
  }),
  Terminated: (loan) => ({
    heading: 'We’ve ended this agreement',
    text: [
      `It ended${on(loan)}, because the amount in the default notice wasn’t paid in time.`,
      ...stillOwed(loan),
    ],
    creditFile: DEFAULT_ON_FILE(loan),
    hasAdvice: true,
    isOwedToUs: true,
  }),
  'Voluntary terminated': (loan) => ({
    heading: 'You ended this agreement',
    text: [
      `You ended it${on(loan)}, so you have no more monthly payments.`,
      carIsBack(loan),
      ...damageOf(loan),
      ...stillOwed(loan),
    ],
    creditFile: null,
    hasAdvice: true,
    isOwedToUs: true,
  }),
};

/** Everything that is owed is on its way to us. */
function isBeingPaid({ outstanding, pendingRepayments = [] }: Facts): boolean {
  return pendingRepayments.reduce((sum, { amount }) => sum + amount, 0) >= outstanding;
}

/** How a loan ended that was not paid to its last instalment. */
export function presentEnding(loan: Facts): Ending | null {
  const ended = ENDINGS[loan.state]?.(loan);
  if (!ended) return null;
  const { isOwedToUs = false, ...words } = ended;
  const { state, totalPaid, creditBalance, closed, outstanding } = loan;
  const isOwed = isOwedToUs && outstanding > 0;
  return {
    ...words,
    owed: isOwed ? formatPounds(outstanding) : null,
    text:
      creditBalance > 0
        ? [
            ...words.text,
            `You paid ${formatWholePounds(creditBalance)} more than was due. Contact us and we’ll send it back.`,
          ]
        : words.text,
    isPayable: isOwed && !isBeingPaid(loan),
    figures: totalPaid > 0 ? [{ label: 'You paid', value: formatPounds(totalPaid) }] : [],
    buyer: state === 'Sold' ? (closed?.buyer ?? null) : null,
  };
}
