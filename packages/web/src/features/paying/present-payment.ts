import { fullDay, longDay } from '@fairlead/core/calendar/display';
import { formatPounds } from '@fairlead/core/money/pounds';
import type { Pence } from '@fairlead/core/money/pence';
import { cancelInWords } from '../../parts/repayment/cancel-words.ts';
import type { Loan } from '../../resources/loan.ts';
import type { EarlyRepaymentPreview, RepaymentOptions } from '../../resources/repaying/repayment.ts';

export type PayMethod = 'direct-debit' | 'card';

type Range = NonNullable<RepaymentOptions['early']['range']>;

/** What can be paid: "From £1.00 to £7,288.51, which pays off your loan". */
export function rangeInWords({ least, most }: Range): string {
  return least === most ? formatPounds(most) : `From ${formatPounds(least)} to ${formatPounds(most)}`;
}

/** The ways to pay, where there is a choice. */
export function methodOptions({ collectOn }: NonNullable<RepaymentOptions['directDebit']>) {
  return [
    { value: 'direct-debit', label: 'Direct Debit', hint: `On ${fullDay(collectOn)}` },
    { value: 'card', label: 'Card, now', hint: 'It counts from today' },
  ] as const;
}

/** What the button does. */
export function payInWords(amount: Pence | null, method: PayMethod): string {
  const by = method === 'card' ? 'by card' : 'by Direct Debit';
  return amount === null ? `Pay ${by}` : `Pay ${formatPounds(amount)} ${by}`;
}

/** Everything that is overdue or due, or another amount. */
export function lateOptions(
  { most }: Range,
  due: 'overdue' | 'due now',
): { value: 'all' | 'other'; label: string; hint?: string }[] {
  return [
    { value: 'all', label: formatPounds(most), hint: `Everything that’s ${due}` },
    { value: 'other', label: 'Another amount' },
  ];
}

/** The two outcomes of an early payment, side by side. */
export function outcomeOptions({
  now,
  sooner,
  lower,
}: EarlyRepaymentPreview): { value: 'instalment' | 'term'; label: string; hint: string }[] {
  const months = now.instalmentsLeft - sooner.instalmentsLeft;
  const earlier =
    months > 0
      ? `Your last payment is in ${monthYear(sooner.endsOn)} instead of ${monthYear(now.endsOn)}. `
      : 'Your last payment is smaller. ';
  return [
    {
      value: 'instalment',
      label: months > 0 ? 'Finish sooner' : 'Pay less at the end',
      hint: `${earlier}You save ${formatPounds(sooner.saved)} in interest.`,
    },
    {
      value: 'term',
      label: 'Pay less each month',
      hint: `${formatPounds(lower.monthlyCost)} a month instead of ${formatPounds(now.monthlyCost)}, until ${monthYear(lower.endsOn)}. You save ${formatPounds(lower.saved)} in interest.`,
    },
  ];
}

const monthYear = (on: Parameters<typeof longDay>[0]): string => longDay(on).replace(/^\d+ /, '');

/** That the payment is enough to end the loan. */
export function settlesInWords({ paidOn, sooner }: EarlyRepaymentPreview): string {
  return `This pays off your loan on ${longDay(paidOn)}. You save ${formatPounds(sooner.saved)}, and we take no more payments.`;
}

/** When a Direct Debit is collected, until when it can be cancelled, and what happens to the next payment. */
export function debitInWords(
  { nextPayment, bankDetails, asOf }: Loan,
  { submitOn, collectOn }: NonNullable<RepaymentOptions['directDebit']>,
): readonly string[] {
  const account = bankDetails
    ? `your account ending ${bankDetails.maskedAccountNumber.slice(-4)}`
    : 'your bank account';
  const next =
    nextPayment && nextPayment.reason !== 'arrears'
      ? [
          `Your next payment, ${formatPounds(nextPayment.amount)} on ${longDay(nextPayment.collectOn)}, is still collected as usual.`,
        ]
      : [];
  return [
    `By Direct Debit from ${account} on ${fullDay(collectOn)}.`,
    ...(submitOn > asOf ? [cancelInWords(submitOn)] : []),
    ...next,
  ];
}
