import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day } from '../calendar/day.ts';
import { pence } from '../money/pence.ts';
import { keysOf } from '../records.ts';
import { RUNS } from '../testing/runs.ts';
import {
  deductionsOf,
  netOf,
  PAYSLIP_LAYOUTS,
  SAMPLE_PAY,
  type SamplePay,
} from '../testing/sample-payslips.ts';
import { readPayslip } from './read-payslip.ts';
import { linesOf, type TextLine, type TextRun } from './text-lines.ts';

const LAYOUTS = keysOf(PAYSLIP_LAYOUTS);

const EMPLOYERS = {
  boxes: 'HARBOUR PILOTS LTD',
  columns: 'Easterby Lanterns Limited',
  stacked: 'Easterby Hospitals NHS Trust',
  weekly: 'Quayside Bakery',
} as const;

const page = (...rows: readonly (readonly [left: number, text: string][])[]): readonly TextLine[] =>
  linesOf(
    rows.flatMap((words, row) =>
      words.map(([left, text]) => ({
        page: 1,
        left,
        top: row * 14,
        width: text.length * 5,
        height: 10,
        text,
      })),
    ),
  );

const anyPay: fc.Arbitrary<SamplePay> = fc
  .record({
    tax: fc.integer({ min: 1_00, max: 900_00 }),
    nationalInsurance: fc.integer({ min: 1_00, max: 400_00 }),
    pension: fc.integer({ min: 1_00, max: 300_00 }),
    net: fc.integer({ min: 2_000_00, max: 8_000_00 }),
    payments: fc.integer({ min: 2, max: 12 }),
    paidDaysAgo: fc.integer({ min: 0, max: 300 }),
  })
  .map(({ tax, nationalInsurance, pension, net, payments, paidDaysAgo }) => ({
    ...SAMPLE_PAY,
    tax: pence(tax),
    nationalInsurance: pence(nationalInsurance),
    pension: pence(pension),
    grossPay: pence(net + tax + nationalInsurance + pension),
    payments,
    paidOn: addDays(SAMPLE_PAY.paidOn, -paidDaysAgo),
  }));

describe.each(LAYOUTS)('a payslip with %s', (layout) => {
  const figures = (pay: SamplePay) => readPayslip(PAYSLIP_LAYOUTS[layout](pay));

  test('shows its figures, its day, how often it is paid and by whom', () => {
    expect(figures(SAMPLE_PAY)).toMatchObject({
      netPay: 2_486_40,
      grossPay: 3_250_00,
      deductions: 763_60,
      paidOn: '2026-11-13',
      frequency: layout === 'weekly' ? 'weekly' : 'monthly',
      employer: EMPLOYERS[layout],
      grossToDate: 26_000_00,
    });
  });

  test('is read to the penny whatever was paid', () => {
    fc.assert(
      fc.property(anyPay, (pay) => {
        const read = figures(pay);
        expect(read).toMatchObject({
          netPay: netOf(pay),
          grossPay: pay.grossPay,
          deductions: deductionsOf(pay),
          grossToDate: pay.payments * pay.grossPay,
          paidOn: pay.paidOn,
        });
      }),
      { numRuns: RUNS },
    );
  });
});

describe('a payslip', () => {
  test('without a net pay is not read', () => {
    expect(
      readPayslip(
        page([
          [40, 'Gross pay'],
          [200, '3,250.00'],
        ]),
      ),
    ).toBeNull();
    expect(readPayslip([])).toBeNull();
  });

  test('with two different net payments is not read', () => {
    const two = page(
      [
        [40, 'Net pay'],
        [200, '1,900.00'],
      ],
      [
        [40, 'Net pay'],
        [200, '2,900.00'],
      ],
    );
    expect(readPayslip(two)).toBeNull();
  });

  test('whose year comes before its month without headings is not read', () => {
    expect(
      readPayslip(
        page([
          [40, 'Net pay'],
          [200, '13,300.00'],
          [300, '1,900.00'],
        ]),
      ),
    ).toBeNull();
  });

  test('without a total of deductions adds them up', () => {
    const items = page(
      [
        [40, 'Gross pay'],
        [200, '2,500.00'],
      ],
      [
        [40, 'Income tax'],
        [200, '(300.00)'],
      ],
      [
        [40, 'NI A'],
        [200, '200.00-'],
      ],
      [
        [40, 'Student loan'],
        [200, '-£100.00'],
      ],
      [
        [40, 'Net pay'],
        [200, '1,900.00'],
      ],
    );
    expect(readPayslip(items)).toMatchObject({ grossPay: 2_500_00, deductions: 600_00 });
  });

  test('that names a tax week only does not say how often it is paid: it can be for four', () => {
    const week = page([
      [40, 'Tax week 32'],
      [200, 'Net pay'],
      [300, '900.00'],
    ]);
    expect(readPayslip(week)).toMatchObject({ frequency: null });
  });

  test.each([
    ['07/11/2026 - 13/11/2026', 'weekly'],
    ['31/10/2026 to 13/11/2026', 'fortnightly'],
    ['17/10/2026 - 13/11/2026', 'four-weekly'],
    ['01/02/2026 - 28/02/2026', 'monthly'],
    ['16 Oct 2026 – 15 Nov 2026', 'monthly'],
    ['01/10/2026 - 13/11/2026', null],
  ])('for %s is paid %s', (period, frequency) => {
    const read = readPayslip(
      page(
        [
          [40, 'Pay period'],
          [200, period],
        ],
        [
          [40, 'Net pay'],
          [200, '900.00'],
        ],
      ),
    );
    expect(read).toMatchObject({ frequency });
  });

  test('that says two frequencies has none', () => {
    const both = page(
      [
        [40, 'Weekly'],
        [200, 'Month 8'],
      ],
      [
        [40, 'Net pay'],
        [200, '900.00'],
      ],
    );
    expect(readPayslip(both)).toMatchObject({ frequency: null });
  });

  test('counts from the end of its period where it has no pay date', () => {
    const ended = page(
      [
        [40, 'Period ending'],
        [200, '31 October 2026'],
      ],
      [
        [40, 'Net pay'],
        [200, '900.00'],
      ],
    );
    expect(readPayslip(ended)).toMatchObject({ paidOn: day('2026-10-31') });
  });

  test('of any words and places never fails', () => {
    const words = [
      'Net pay',
      'Gross pay',
      'Year to date',
      'Total deductions',
      '1,900.00',
      '(5.00)',
      'Pay date',
      ':',
    ];
    const run: fc.Arbitrary<TextRun> = fc.record({
      page: fc.integer({ min: 1, max: 3 }),
      left: fc.integer({ min: 0, max: 500 }),
      top: fc.integer({ min: 0, max: 200 }),
      width: fc.integer({ min: 0, max: 300 }),
      height: fc.integer({ min: 0, max: 40 }),
      text: fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 60 })),
    });
    fc.assert(
      fc.property(fc.array(run, { maxLength: 80 }), (runs) => {
        const read = readPayslip(linesOf(runs));
        expect(read === null || Number.isSafeInteger(read.netPay)).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });
});
