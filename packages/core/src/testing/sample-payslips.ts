import { displayDay } from '../calendar/display.ts';
import { addDays, addMonths, day, type Day } from '../calendar/day.ts';
import { formatPounds } from '../money/pounds.ts';
import { pence, type Pence } from '../money/pence.ts';
import { linesOf, type TextLine, type TextRun } from '../payslip/text-lines.ts';

/** What an invented payslip says. */
export interface SamplePay {
  readonly grossPay: Pence;
  readonly tax: Pence;
  readonly nationalInsurance: Pence;
  readonly pension: Pence;
  /** How many times the same was paid since the tax year began. */
  readonly payments: number;
  readonly paidOn: Day;
  readonly name: string;
}

export const SAMPLE_PAY: SamplePay = {
  grossPay: pence(3_250_00),
  tax: pence(441_40),
  nationalInsurance: pence(176_16),
  pension: pence(146_04),
  payments: 8,
  paidOn: day('2026-11-13'),
  name: 'Ada Pilot',
};

export const deductionsOf = ({ tax, nationalInsurance, pension }: SamplePay): Pence =>
  pence(tax + nationalInsurance + pension);

export const netOf = (pay: SamplePay): Pence => pence(pay.grossPay - deductionsOf(pay));

const HEIGHT = 10;
const LETTER = 5;

/** A word at its left edge. */
type Word = readonly [left: number, text: string];

/** A number that ends at an edge. */
const ending = (right: number, text: string): Word => [right - text.length * LETTER, text];

const page = (rows: readonly (readonly Word[])[]): readonly TextLine[] =>
  linesOf(
    rows.flatMap((words, row) =>
      words.map(([left, text]): TextRun => ({
        page: 1,
        left,
        top: 40 + row * 14,
        width: text.length * LETTER,
        height: HEIGHT,
        text,
      })),
    ),
  );

const plain = (amount: Pence): string => formatPounds(amount).replace('£', '');

const toDate = ({ payments }: SamplePay, amount: Pence): Pence => pence(payments * amount);

/** Payments and deductions next to each other, the totals of the period and of the year in two boxes below. */
function boxes(pay: SamplePay): readonly TextLine[] {
  const [net, deductions] = [netOf(pay), deductionsOf(pay)];
  return page([
    [
      [40, 'Employee No.'],
      [140, 'Employee Name'],
      [300, 'Process Date'],
      [420, 'NI Number'],
    ],
    [
      [40, '114'],
      [140, pay.name],
      [300, displayDay(pay.paidOn)],
      [420, 'QQ123456C'],
    ],
    [
      [40, 'Payments'],
      [300, 'Deductions'],
    ],
    [[40, 'Salary'], ending(280, plain(pay.grossPay)), [300, 'PAYE Tax'], ending(520, plain(pay.tax))],
    [[300, 'National Insurance'], ending(520, plain(pay.nationalInsurance))],
    [[300, 'Pension'], ending(520, plain(pay.pension))],
    [
      [40, 'This Period'],
      [300, 'Year To Date'],
    ],
    [
      [40, 'Total Gross Pay'],
      ending(280, plain(pay.grossPay)),
      [300, 'Total Gross Pay TD'],
      ending(520, plain(toDate(pay, pay.grossPay))),
    ],
    [
      [40, 'Total Deductions'],
      ending(280, plain(deductions)),
      [300, 'Tax Paid TD'],
      ending(520, plain(toDate(pay, pay.tax))),
    ],
    [[40, 'Net Pay'], ending(280, plain(net))],
    [
      [40, 'Payment Period'],
      [160, 'Monthly'],
      [300, 'HARBOUR PILOTS LTD'],
    ],
  ]);
}

/** One list with a column for the period and one for the year, deductions as negative amounts. */
function columns(pay: SamplePay): readonly TextLine[] {
  const from = addDays(addMonths(pay.paidOn, -1), 1);
  const row = (label: string, amount: Pence): Word[] => [
    [40, label],
    ending(420, formatPounds(amount)),
    ending(520, formatPounds(toDate(pay, amount))),
  ];
  return page([
    [[40, 'Easterby Lanterns Limited']],
    [
      [40, 'Employee'],
      [140, `Miss ${pay.name}`],
    ],
    [
      [40, 'Pay period'],
      [140, `${displayDay(from)} - ${displayDay(pay.paidOn)}`],
    ],
    [
      [40, 'Payment date'],
      [140, displayDay(pay.paidOn)],
    ],
    [[40, 'EARNINGS'], ending(420, 'THIS PERIOD'), ending(520, 'YTD')],
    row('Salary', pay.grossPay),
    row('Total earnings', pay.grossPay),
    [[40, 'DEDUCTIONS'], ending(420, 'THIS PERIOD'), ending(520, 'YTD')],
    row('PAYE tax', pence(-pay.tax)),
    row('National Insurance', pence(-pay.nationalInsurance)),
    row('Employee pension', pence(-pay.pension)),
    row('Net pay', netOf(pay)),
  ]);
}

/** Labels above their values, the year's totals first, amounts in brackets. */
function stacked(pay: SamplePay): readonly TextLine[] {
  return page([
    [
      [40, 'EMPLOYER'],
      [200, 'EMPLOYEE NAME'],
      [400, 'PAY DATE'],
    ],
    [
      [40, 'Easterby Hospitals NHS Trust'],
      [200, `Mrs ${pay.name.toUpperCase()}`],
      [400, displayDay(pay.paidOn).replaceAll('/', '.')],
    ],
    [
      [40, 'PAY FREQUENCY'],
      [140, 'Monthly'],
      [400, 'TAX PERIOD 8'],
    ],
    [
      [40, 'YEAR TO DATE'],
      [300, 'THIS PERIOD SUMMARY'],
    ],
    [
      [40, 'GROSS PAY'],
      [150, 'NET PAY'],
      [300, 'GROSS PAY'],
      [380, 'TOTAL DEDUCTIONS'],
      [480, 'NET PAY'],
    ],
    [
      [40, plain(toDate(pay, pay.grossPay))],
      [150, plain(toDate(pay, netOf(pay)))],
      [300, plain(pay.grossPay)],
      [380, `(${plain(deductionsOf(pay))})`],
      [480, plain(netOf(pay))],
    ],
  ]);
}

/** Paid each week, every label and value in one run of text. */
function weekly(pay: SamplePay): readonly TextLine[] {
  return page([
    [[40, 'Quayside Bakery']],
    [
      [40, 'Company: Quayside Bakery'],
      [320, `Employee: ${pay.name}`],
    ],
    [
      [40, 'Frequency: Weekly'],
      [320, `Pay date: ${displayDay(pay.paidOn)}`],
    ],
    [
      [40, `Gross pay: £${plain(pay.grossPay)}`],
      [320, `Gross pay to date: £${plain(toDate(pay, pay.grossPay))}`],
    ],
    [
      [40, `Total deductions: -£${plain(deductionsOf(pay))}`],
      [320, `Net pay to date: £${plain(toDate(pay, netOf(pay)))}`],
    ],
    [[40, `NET PAY: £${plain(netOf(pay))}`]],
  ]);
}

/** Invented layouts, each with the habits of a kind of payroll program. None is a copy of a real payslip. */
export const PAYSLIP_LAYOUTS = { boxes, columns, stacked, weekly } as const;
