import { displayDay } from '@fairlead/core/calendar/display';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { PAYSLIP_DOUBTS } from '@fairlead/core/payslip/payslip-doubts';
import type { SummaryRow } from '@fairlead/ui/summary-list/SummaryList';
import type { ReadPayslip } from './payslips.ts';

type Payslip = ReadPayslip['payslip'];

const FREQUENCIES: Readonly<Record<NonNullable<Payslip['frequency']>, string>> = {
  weekly: 'Every week',
  fortnightly: 'Every 2 weeks',
  'four-weekly': 'Every 4 weeks',
  monthly: 'Every month',
};

const NOT_READ = 'We couldn’t read this';

/** What was read, row by row. */
export function presentPayslip(payslip: Payslip): readonly SummaryRow[] {
  const { netPay, paidOn, frequency, employer, netMonthly } = payslip;
  return [
    { key: 'Pay after tax', value: formatPounds(netPay) },
    { key: 'Paid on', value: paidOn === null ? NOT_READ : displayDay(paidOn) },
    { key: 'Paid by', value: employer ?? NOT_READ },
    { key: 'How often', value: frequency === null ? NOT_READ : FREQUENCIES[frequency] },
    ...(netMonthly === null || frequency === 'monthly'
      ? []
      : [{ key: 'That is, a month', value: formatWholePounds(netMonthly) }]),
  ];
}

/** Why a person looks at it. */
export const doubtsInWords = ({ doubts }: Payslip): readonly string[] =>
  doubts.map((doubt) => PAYSLIP_DOUBTS[doubt]);
