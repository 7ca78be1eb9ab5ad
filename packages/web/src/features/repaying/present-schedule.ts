import { partsOf } from '@fairlead/core/calendar/day';
import { displayDay } from '@fairlead/core/calendar/display';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import type { Loan, ScheduledPayment } from '../../resources/loan.ts';
import { rowsOf, totalOf } from './rows-of.ts';
import { counted } from './words.ts';

const STATUS: Readonly<Record<ScheduledPayment['status'], (row: ScheduledPayment) => string>> = {
  paid: () => 'Paid',
  'part-paid': ({ paid }) => `${formatPounds(paid)} paid`,
  pending: () => 'With your bank',
  due: () => 'Due',
  upcoming: () => 'Upcoming',
  ended: () => 'No longer due',
  missed: ({ paid }) => (paid > 0 ? `${formatPounds(paid)} received` : 'Not received'),
};

/** The columns, those that every row leaves empty left out. */
export function scheduleColumns(loan: Loan) {
  const hasFee = totalOf(rowsOf(loan), 'fee') > 0;
  return [
    { key: 'number', heading: 'Payment', rowHeading: true },
    { key: 'dueOn', heading: 'Due' },
    { key: 'collectOn', heading: 'Collection day' },
    { key: 'status', heading: 'Status' },
    { key: 'amount', heading: 'Amount', numeric: true },
    { key: 'interest', heading: 'Interest', numeric: true },
    { key: 'principal', heading: 'Reduces your balance by', numeric: true },
    ...(hasFee ? [{ key: 'fee', heading: 'Fee', numeric: true } as const] : []),
    { key: 'closing', heading: 'Balance after', numeric: true },
  ] as const;
}

function lineOf(row: ScheduledPayment) {
  return {
    id: String(row.number),
    number: String(row.number),
    dueOn: displayDay(row.dueOn),
    collectOn: displayDay(row.collectOn),
    amount: formatPounds(row.amount),
    interest: formatPounds(row.interest),
    principal: formatPounds(row.principal),
    fee: formatPounds(row.fee),
    closing: formatPounds(row.closing),
    status: STATUS[row.status](row),
  };
}

/** The plan year by year, each with what it costs. */
export function presentSchedule(loan: Loan) {
  const years = [...new Set(rowsOf(loan).map(yearOf))];
  return years.map((year) => {
    const rows = rowsOf(loan).filter((row) => yearOf(row) === year);
    const caption = `${year}: ${counted(rows.length, 'payment')}, ${formatWholePounds(totalOf(rows, 'amount'))}`;
    return { year, caption, rows: rows.map(lineOf) };
  });
}

function yearOf({ dueOn }: ScheduledPayment): number {
  return partsOf(dueOn).year;
}
