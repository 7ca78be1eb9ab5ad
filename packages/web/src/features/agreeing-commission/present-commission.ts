import { longDay } from '@fairlead/core/calendar/display';
import { londonDay } from '@fairlead/core/calendar/london';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import type { Application } from '../../resources/loan-application.ts';

export type Calculation = NonNullable<Application['commissionCalculation']>;

/** "£312 to Motor for introducing you". */
export const titleOf = ({ amount }: Calculation, brandName: string): string =>
  `${formatWholePounds(amount)} to ${brandName} for introducing you`;

/** The commission next to what the borrower borrows and pays. */
export function commissionLines({ amount, shareOfCredit, shareOfCharge }: Calculation) {
  return [
    { key: 'Commission', value: formatWholePounds(amount) },
    { key: 'As a share of what you borrow', value: `${shareOfCredit}%` },
    { key: 'As a share of the total charge for credit', value: `${shareOfCharge}%` },
  ];
}

/** "You agreed to this on 5 January 2027."; null before that. */
export function agreedInWords({ consentedAt }: Calculation): string | null {
  return consentedAt === null
    ? null
    : `You agreed to this on ${longDay(londonDay(Date.parse(consentedAt)))}.`;
}
