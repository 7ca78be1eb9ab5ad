import { displayDay } from '@fairlead/core/calendar/display';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { pence, type Pence } from '@fairlead/core/money/pence';
import type { SummaryRow } from '@fairlead/ui/summary-list/SummaryList';
import type { Hired, Loan } from '../../resources/loan.ts';

/** What keeping the agreement, paying it off and handing the car back cost. `settlement` is null where it is not offered today. */
export function presentWays(
  { toPayOnReturn }: Hired,
  { leftToPay, endsOn }: Loan,
  settlement: Pence | null,
): readonly Record<'id' | 'way' | 'pay' | 'car', string>[] {
  return [
    {
      id: 'keep',
      way: 'keep paying',
      pay: `${formatPounds(leftToPay)}, until ${displayDay(endsOn)}`,
      car: 'Yours at the end',
    },
    ...(settlement === null
      ? []
      : [{ id: 'settle', way: 'pay it off', pay: formatPounds(settlement), car: 'Yours immediately' }]),
    {
      id: 'return',
      way: 'hand it back',
      pay: formatPounds(toPayOnReturn ?? pence(0)),
      car: 'Goes to the lender',
    },
  ];
}

/** How the cost of the return is worked out (Consumer Credit Act 1974, s.100). */
export function presentWorking({ half, toPayOnReturn }: Hired, { totalPaid, arrears }: Loan) {
  const toHalf = pence(Math.max(0, half.amount - totalPaid - arrears.amount));
  const rows: readonly SummaryRow[] = [
    { key: 'Half of the total price', value: formatPounds(half.amount) },
    { key: 'You have paid', value: formatPounds(totalPaid) },
    { key: 'Overdue', value: formatPounds(arrears.amount) },
    { key: 'Needed to reach half', value: formatPounds(toHalf) },
    { key: 'To pay', value: formatPounds(toPayOnReturn ?? pence(0)) },
  ];
  return rows;
}

/** What ending the agreement means, before it is done. */
export const whatEnds = (owed: Pence): readonly string[] => [
  'Your agreement ends today. You can’t undo this.',
  'We won’t collect any more monthly payments. If one is already with your bank, it counts when it arrives.',
  owed === 0
    ? 'You owe nothing more, if you have looked after the car.'
    : `You owe ${formatWholePounds(owed)}, and no interest is added. You don’t have to pay it all at once.`,
  'We’ll collect the car and look at it with you. If it wasn’t looked after, you pay for the damage. You don’t pay for fair wear and tear.',
  'Your credit file will show that you ended the agreement early. That is not a default.',
];
