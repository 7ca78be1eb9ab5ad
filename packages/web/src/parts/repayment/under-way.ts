import type { Day } from '@fairlead/core/calendar/day';
import { longDay } from '@fairlead/core/calendar/display';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import type { Loan, PendingRepayment } from '../../resources/loan.ts';

const ON_ITS_WAY: Readonly<Record<PendingRepayment['method'], (money: string, on: Day) => string>> = {
  DIRECT_DEBIT: (money, on) =>
    `A Direct Debit of ${money} is already on its way. It arrives on ${longDay(on)}.`,
  CARD: (money) => `A card payment of ${money} is already being processed.`,
  OPEN_BANKING: (money) =>
    `A payment of ${money} from your bank is already on its way. It usually arrives within 2 hours.`,
};

/** Payments that have not arrived, so that what is owed still includes them, and when they do. */
export function underWayInWords({ pendingRepayments = [] }: Pick<Loan, 'pendingRepayments'>): string[] {
  return pendingRepayments.map(({ method, amount, collectOn }) =>
    ON_ITS_WAY[method](formatWholePounds(amount), collectOn),
  );
}
