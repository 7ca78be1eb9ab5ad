import { fullDay, longDay } from '@fairlead/core/calendar/display';
import { isIn } from '@fairlead/core/loan/states';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import { pence, type Pence } from '@fairlead/core/money/pence';
import { endingOf } from '../../parts/page/ending-of.ts';
import { cancelInWords } from '../../parts/repayment/cancel-words.ts';
import type { Loan } from '../../resources/loan.ts';
import type { EarlyRepaymentPreview, RepaymentOptions } from '../../resources/repaying/repayment.ts';

/** `link`: someone else pays, by a link. */
export type PayMethod = 'direct-debit' | 'card' | 'bank' | 'link';

export type Ways = Pick<RepaymentOptions, 'directDebit' | 'card'>;

/** Payments other than extra ones: missed, due after a settlement was re-opened, or owed after a termination. */
export type Debt = 'overdue' | 'due' | 'owed';

export const DEBTS: Readonly<Record<Debt, { title: string; lead: string; all: string; left: string }>> = {
  overdue: {
    title: 'Pay what’s overdue',
    lead: 'There’s no late fee. Paying part of it helps too.',
    all: 'everything that’s overdue',
    left: 'overdue',
  },
  due: {
    title: 'Pay what’s due now',
    lead: 'There’s no late fee. Paying part of it helps too.',
    all: 'everything that’s due now',
    left: 'due',
  },
  owed: {
    title: 'Pay what you owe',
    lead: 'No more interest or charges are added. Paying part of it helps too.',
    all: 'everything you owe',
    left: 'owed',
  },
};

type Range = NonNullable<RepaymentOptions['early']['range']>;

/** What can be paid: "From £1.00 to £7,288.51, which pays off your loan". */
export function rangeInWords({ least, most }: Range): string {
  return least === most
    ? formatWholePounds(most)
    : `From ${formatWholePounds(least)} to ${formatWholePounds(most)}`;
}

/** The ways to pay: by Direct Debit and by card where they can be used. */
export function methodOptions({
  directDebit,
  card,
}: Ways): { value: PayMethod; label: string; hint: string }[] {
  return [
    ...(directDebit
      ? [
          {
            value: 'direct-debit' as const,
            label: 'Direct Debit',
            hint: `On ${fullDay(directDebit.collectOn)}`,
          },
        ]
      : []),
    ...(card ? [{ value: 'card' as const, label: 'Card, now', hint: 'It counts from today' }] : []),
    { value: 'bank', label: 'Your bank, now', hint: 'You approve it in its app or on its website' },
    { value: 'link', label: 'Someone else pays', hint: 'You send them a link' },
  ];
}

const BUTTONS: Readonly<
  Record<PayMethod, readonly [withAmount: (money: string) => string, without: string]>
> = {
  'direct-debit': [(money) => `Pay ${money} by Direct Debit`, 'Pay by Direct Debit'],
  card: [(money) => `Pay ${money} by card`, 'Pay by card'],
  bank: [(money) => `Pay ${money} from your bank`, 'Pay from your bank'],
  link: [(money) => `Make a link for ${money}`, 'Make a link'],
};

/** What the button does. */
export function payInWords(amount: Pence | null, method: PayMethod): string {
  const [withAmount, without] = BUTTONS[method];
  return amount === null ? without : withAmount(formatWholePounds(amount));
}

/** A debt as it can be paid now: without what is already on its way to us. */
export type Payable = { readonly debt: Debt; readonly range: Range; readonly isPartOnItsWay: boolean };

/** After a settlement was re-opened, what is due is not overdue yet; after a termination all of it is owed. */
export function payableOf(
  { state, arrears, leftToPay, reopening }: Pick<Loan, 'state' | 'arrears' | 'leftToPay' | 'reopening'>,
  range: Range,
): Payable {
  if (isIn('terminated', state)) return { debt: 'owed', range, isPartOnItsWay: range.most < leftToPay };
  const due = arrears.amount + (reopening?.owed ?? 0);
  return { debt: arrears.amount > 0 ? 'overdue' : 'due', range, isPartOnItsWay: range.most < due };
}

/** Everything that is overdue, due or owed, or another amount. */
export function lateOptions({
  debt,
  range,
  isPartOnItsWay,
}: Payable): { value: 'all' | 'other'; label: string; hint?: string }[] {
  const { all } = DEBTS[debt];
  const everything = `${all.charAt(0).toUpperCase()}${all.slice(1)}`;
  return [
    {
      value: 'all',
      label: formatWholePounds(range.most),
      hint: isPartOnItsWay ? `${everything}, without what is already on its way` : everything,
    },
    { value: 'other', label: 'Another amount' },
  ];
}

/** What an amount leaves of a debt; nothing is said while it cannot be paid. */
export function restInWords(amount: Pence | null, { debt, range, isPartOnItsWay }: Payable): string {
  const { least, most } = range;
  if (amount === null || amount < least || amount > most) return '';
  const { all, left } = DEBTS[debt];
  if (amount === most)
    return isPartOnItsWay ? `With what is already on its way, this pays ${all}.` : `This pays ${all}.`;
  const rest = `${formatWholePounds(pence(most - amount))} is still ${left}.`;
  return isPartOnItsWay
    ? `After this payment and what is already on its way, ${rest}`
    : `After this payment ${rest}`;
}

type OutcomeOption = { value: 'instalment' | 'term'; label: string; hint: string };

/** The two outcomes of an early payment, side by side. */
export function outcomeOptions({
  now,
  sooner,
  lower,
}: EarlyRepaymentPreview): readonly [OutcomeOption, OutcomeOption] {
  const months = now.instalmentsLeft - sooner.instalmentsLeft;
  const earlier =
    months > 0
      ? `Your last payment is in ${monthYear(sooner.endsOn)} instead of ${monthYear(now.endsOn)}. `
      : 'Your last payment is smaller. ';
  return [
    {
      value: 'instalment',
      label: months > 0 ? 'Finish sooner' : 'Pay less at the end',
      hint: `${earlier}You save ${formatWholePounds(sooner.saved)} in interest.`,
    },
    {
      value: 'term',
      label: 'Pay less each month',
      hint: `${formatWholePounds(lower.monthlyCost)} a month instead of ${formatWholePounds(now.monthlyCost)}, until ${monthYear(lower.endsOn)}. You save ${formatWholePounds(lower.saved)} in interest.`,
    },
  ];
}

const monthYear = (on: Parameters<typeof longDay>[0]): string => longDay(on).replace(/^\d+ /, '');

/** That the payment is enough to end the loan. */
export function settlesInWords({ paidOn, sooner }: EarlyRepaymentPreview): string {
  return `This pays off your loan on ${longDay(paidOn)}. You save ${formatWholePounds(sooner.saved)}, and we won’t take any more payments.`;
}

/** What happens by a way to pay. */
export function wayInWords(
  method: PayMethod,
  loan: Loan,
  directDebit: RepaymentOptions['directDebit'],
  lender: string,
): readonly string[] {
  if (method === 'direct-debit' && directDebit) return debitInWords(loan, directDebit);
  return method === 'direct-debit' ? [] : PAID_ELSEWHERE[method](lender);
}

const PAID_ELSEWHERE: Readonly<
  Record<Exclude<PayMethod, 'direct-debit'>, (lender: string) => readonly string[]>
> = {
  card: () => ['You pay on the next page, and it counts from today.'],
  bank: () => [
    'On the next page you choose your bank, and approve the payment there. We never see your login or accounts.',
    'Your payment reaches us within seconds and counts from today. There is no fee.',
  ],
  link: (lender) => [
    `On the next page you make a link. Anyone who has it can see your first name, the amount and that it’s for ${lender}.`,
    'It counts from the day they pay.',
  ],
};

/** When a Direct Debit is collected, until when it can be cancelled, and what happens to the next payment. */
function debitInWords(
  { nextPayment, bankDetails, asOf }: Loan,
  { submitOn, collectOn }: NonNullable<RepaymentOptions['directDebit']>,
): readonly string[] {
  const account = bankDetails
    ? `your account ending ${endingOf(bankDetails.maskedAccountNumber)}`
    : 'your bank account';
  const next =
    nextPayment && nextPayment.reason !== 'arrears'
      ? [
          `We’ll still collect your next payment, ${formatWholePounds(nextPayment.amount)} on ${longDay(nextPayment.collectOn)}.`,
        ]
      : [];
  return [
    `By Direct Debit from ${account} on ${fullDay(collectOn)}.`,
    ...(submitOn > asOf ? [cancelInWords(submitOn)] : []),
    ...next,
  ];
}
