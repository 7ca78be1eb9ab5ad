import { displayDay } from '@fairlead/core/calendar/display';
import { addDays, addMonths, dayOf, partsOf, type Day } from '@fairlead/core/calendar/day';
import { pence, roundHalfUp, type Pence } from '@fairlead/core/money/pence';
import { formatPounds } from '@fairlead/core/money/pounds';
import { renderPdf } from './render-pdf.ts';

/** What the sandbox's payslip says. */
export interface SamplePayslip {
  readonly name: string;
  readonly netPay: Pence;
  readonly paidOn: Day;
}

/** Invented rates, so that the sums are right. */
const GROSS_OF_NET = 1.3;
const TAX_OF_DEDUCTIONS = 0.6;
const INSURANCE_OF_DEDUCTIONS = 0.25;

/** Months since April, this one included: a tax year begins on the 6th. */
function paymentsInTaxYear(paidOn: Day): number {
  const { year, month } = partsOf(paidOn);
  const began = dayOf(paidOn < dayOf(year, 4, 6) ? year - 1 : year, 4, 6);
  const { year: beganIn } = partsOf(began);
  return (year - beganIn) * 12 + month - 4 + (paidOn < dayOf(year, month, 6) ? 0 : 1);
}

/** A monthly payslip of an invented employer, for trying out how payslips are read. It is marked as void. */
export function samplePayslip({ name, netPay, paidOn }: SamplePayslip): Promise<Buffer> {
  const deductions = roundHalfUp(netPay * (GROSS_OF_NET - 1));
  const tax = roundHalfUp(deductions * TAX_OF_DEDUCTIONS);
  const insurance = roundHalfUp(deductions * INSURANCE_OF_DEDUCTIONS);
  const payments = Math.max(1, paymentsInTaxYear(paidOn));
  const row = (label: string, amount: Pence): readonly string[] => [
    label,
    formatPounds(amount),
    formatPounds(pence(amount * payments)),
  ];
  const from = addDays(addMonths(paidOn, -1), 1);
  return renderPdf(
    {
      title: 'Payslip',
      subtitle: 'A sample of the sandbox',
      templateVersion: '1',
      isVoid: true,
      blocks: [
        {
          kind: 'facts',
          caption: 'Employee',
          rows: [
            { name: 'Employer', value: 'Harbour Pilots Ltd' },
            { name: 'Employee name', value: name },
            { name: 'Pay period', value: `${displayDay(from)} - ${displayDay(paidOn)}` },
            { name: 'Pay date', value: displayDay(paidOn) },
          ],
        },
        {
          kind: 'table',
          caption: 'Pay and deductions',
          columns: [
            { heading: 'Description', isFigure: false },
            { heading: 'This period', isFigure: true },
            { heading: 'Year to date', isFigure: true },
          ],
          rows: [
            row('Gross pay', pence(netPay + deductions)),
            row('PAYE tax', tax),
            row('National Insurance', insurance),
            row('Pension', pence(deductions - tax - insurance)),
            row('Total deductions', deductions),
            row('Net pay', netPay),
          ],
        },
      ],
    },
    new Date(`${paidOn}T12:00:00.000Z`),
  );
}
