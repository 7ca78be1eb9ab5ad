import { longDay } from '@fairlead/core/calendar/display';
import { isIn } from '@fairlead/core/loan/states';
import type { Pence } from '@fairlead/core/money/pence';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import { underWayInWords } from '../../parts/repayment/under-way.ts';
import type { Loan } from '../../resources/loan.ts';
import type { AskedPayment } from './asked-payment.ts';

const PURPOSES = {
  late: 'It pays what’s overdue.',
  early: 'It’s extra, on top of your monthly payments.',
  settlement: 'It pays off your loan. The figure is for today: approve it before midnight.',
} as const satisfies Record<AskedPayment['flow'], string>;

/** What will happen, in the order in which it does. */
export function stepsInWords(lender: string, amount: AskedPayment['amount']): readonly string[] {
  return [
    'You choose your bank. It opens its app or its website, where you sign in as usual.',
    `It shows you ${formatWholePounds(amount)} to ${lender}. You approve it there. We never see your login or accounts.`,
    'You come back here, and we show you that it has been paid.',
  ];
}

type Facts = Pick<
  Loan,
  'state' | 'nextPayment' | 'withdrawal' | 'leftToPay' | 'pendingRepayments' | 'isMandateActive'
>;

/** What a payment does after a termination, with what is already on its way. */
function afterTermination(amount: Pence, { leftToPay, pendingRepayments = [] }: Facts): readonly string[] {
  const underWay = pendingRepayments.reduce((sum, payment) => sum + payment.amount, 0);
  const part = amount + underWay < leftToPay ? 'part of what' : underWay > 0 ? 'the rest of what' : 'what';
  return [
    `It pays ${part} you still owe. No more interest or charges are added.`,
    ...underWayInWords({ pendingRepayments }),
  ];
}

/** What the payment is for, and what happens to the next Direct Debit. */
export function effectInWords(
  { flow, keeps, amount: asked }: Pick<AskedPayment, 'flow' | 'keeps' | 'amount'>,
  loan: Facts,
): readonly string[] {
  const { state, nextPayment, withdrawal, isMandateActive } = loan;
  if (isIn('terminated', state)) return afterTermination(asked, loan);
  const kept = flow === 'early' && keeps !== null ? [KEPT[keeps]] : [];
  if (flow === 'settlement' && withdrawal)
    return [
      'It pays back your loan, and your agreement ends. The figure is for today: approve it before midnight.',
    ];
  if (flow === 'settlement')
    return [PURPOSES.settlement, 'Once it reaches us, we won’t take any more payments by Direct Debit.'];
  const isCollected = nextPayment !== null && nextPayment.reason !== 'arrears' && isMandateActive;
  if (!isCollected) return [PURPOSES[flow], ...kept];
  const { amount, collectOn } = nextPayment;
  const next = `We’ll still collect ${formatWholePounds(amount)} by Direct Debit on ${longDay(collectOn)}.`;
  return [PURPOSES[flow], ...kept, next];
}

const KEPT = {
  instalment: 'Your loan ends sooner, and your monthly payments stay the same until then.',
  term: 'You pay less each month, until the same day.',
} as const;
