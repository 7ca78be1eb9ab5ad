import { displayDay } from '@fairlead/core/calendar/display';
import { formatPounds } from '@fairlead/core/money/pounds';
import { PAYSLIP_DOUBTS } from '@fairlead/core/payslip/payslip-doubts';
import type { SummaryRow } from '@fairlead/ui/summary-list/SummaryList';
import type { ReviewedProof } from './staff-page.ts';

export type Payslip = NonNullable<ReviewedProof['files'][number]['payslip']>;

const NOT_READ = 'Not read';

/** What was read on a payslip, and what there is to look at, for staff. */
export function presentReading(payslip: Payslip): {
  readonly rows: readonly SummaryRow[];
  readonly notes: readonly string[];
} {
  const { netPay, grossPay, paidOn, frequency, employer, netMonthly, doubts, isContested } = payslip;
  return {
    rows: [
      { key: 'Net pay', value: formatPounds(netPay) },
      { key: 'Gross pay', value: grossPay === null ? NOT_READ : formatPounds(grossPay) },
      { key: 'Paid on', value: paidOn === null ? NOT_READ : displayDay(paidOn) },
      { key: 'Frequency', value: frequency ?? NOT_READ },
      { key: 'Net pay a month', value: netMonthly === null ? NOT_READ : formatPounds(netMonthly) },
      { key: 'Employer', value: employer ?? NOT_READ },
    ],
    notes: [
      ...(isContested ? ['The applicant says that this reading isn’t right.'] : []),
      ...doubts.map((doubt) => PAYSLIP_DOUBTS[doubt]),
    ],
  };
}
