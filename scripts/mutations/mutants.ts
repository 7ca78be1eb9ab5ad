/** One deliberate fault in the arithmetic: a text of a source file, what replaces it, and the tests that must notice. */
export type Mutant = {
  readonly flips: 'rounding mode' | 'year basis' | 'fee treatment' | 'allocation order' | 'tie-break';
  readonly name: string;
  /** Below packages/core/src, like the tests. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly tests: readonly string[];
};

const PRICES = ['pricing/representative-examples.test.ts'] as const;
const LOAN = [
  ...['loan/replay/waterfalls.test.ts', 'loan/read/project.test.ts'],
  ...['loan/replay/closings.test.ts', 'loan/replay/new-terms.test.ts'],
] as const;

export const MUTANTS: readonly Mutant[] = [
  {
    flips: 'rounding mode',
    name: 'a half goes down',
    file: 'money/pence.ts',
    from: 'Math.floor(x + 0.5 + x * NOISE)',
    to: 'Math.ceil(x - 0.5)',
    tests: ['money/pence.test.ts'],
  },
  {
    flips: 'rounding mode',
    name: 'amounts are cut off',
    file: 'money/pence.ts',
    from: 'Math.floor(x + 0.5 + x * NOISE)',
    to: 'Math.floor(x)',
    tests: PRICES,
  },
  {
    flips: 'rounding mode',
    name: 'a shown rate is cut off',
    file: 'rates/apr.ts',
    from: 'halfUp(fraction * 100 * scale)',
    to: 'Math.floor(fraction * 100 * scale)',
    tests: ['rates/apr.test.ts'],
  },
  {
    flips: 'year basis',
    name: 'the monthly rate is nominal',
    file: 'rates/periodic.ts',
    from: 'return growth(annual, 1 / 12);',
    to: 'return annual / 12;',
    tests: PRICES,
  },
  {
    flips: 'year basis',
    name: 'a stub counts over 365.25 days',
    file: 'calendar/years-between.ts',
    from: 'const yearLength = daysBetween(addMonths(stubEnd, -12), stubEnd);',
    to: 'const yearLength = 365.25;',
    tests: ['calendar/years-between.test.ts'],
  },
  {
    flips: 'year basis',
    name: 'an interest day is a 360th of a year',
    file: 'withdrawal/withdrawal.ts',
    from: 'const DAYS_IN_YEAR = 365;',
    to: 'const DAYS_IN_YEAR = 360;',
    tests: ['withdrawal/withdrawal.test.ts'],
  },
  {
    flips: 'fee treatment',
    name: 'the APR is charged on amount and fee',
    file: 'pricing/instalment.ts',
    from: "product.basis === 'apr' ? terms.amount : financed",
    to: 'financed',
    tests: PRICES,
  },
  {
    flips: 'fee treatment',
    name: 'the fee is not capped by the charge',
    file: 'pricing/fee.ts',
    from: 'ofCharge?.cap ?? Infinity',
    to: 'Infinity',
    tests: ['pricing/fee-cap.test.ts'],
  },
  {
    flips: 'fee treatment',
    name: 'the financed fee counts as credit in early settlement',
    file: 'loan/replay/replay.ts',
    from: 'book.advances = [...book.advances, { on: valueOn, amount }];',
    to: 'book.advances = [...book.advances, { on: valueOn, amount: amount + plan.agreement.fee }];',
    tests: ['loan/read/settlement-properties.test.ts'],
  },
  {
    flips: 'fee treatment',
    name: 'paying early earns nothing of the fee back',
    file: 'loan/replay/allocation.ts',
    from: 'draft.rebate = grantRebate(book, plan, left)',
    to: 'draft.rebate = 0',
    tests: LOAN,
  },
  {
    flips: 'allocation order',
    name: 'principal is paid before interest',
    file: 'loan/replay/waterfalls.ts',
    from: "parts: ['interest', 'principal', 'fee'],",
    to: "parts: ['principal', 'interest', 'fee'],",
    tests: LOAN,
  },
  {
    flips: 'allocation order',
    name: 'principal that is not due is paid before billed instalments',
    file: 'loan/replay/waterfalls.ts',
    from: "steps: ['instalments', 'interest', 'principal'],",
    to: "steps: ['interest', 'principal', 'instalments'],",
    tests: LOAN,
  },
  {
    flips: 'allocation order',
    name: 'after a closing interest is paid before principal',
    file: 'loan/replay/waterfalls.ts',
    from: "steps: ['principal', 'interest', 'recovery'],",
    to: "steps: ['interest', 'principal', 'recovery'],",
    tests: LOAN,
  },
  {
    flips: 'allocation order',
    name: 'the newest instalment is paid first',
    file: 'loan/replay/allocation.ts',
    from: 'let instalment = book.billedInstalments[book.firstUnpaid];',
    to: 'let instalment = book.billedInstalments.findLast(({ unpaid }) => totalOf(unpaid) > 0);',
    tests: LOAN,
  },
  {
    flips: 'tie-break',
    name: 'the odd penny between equal fractions ignores the size of the debts',
    file: 'financial-statement/offers.ts',
    from: 'if (a.owed !== b.owed) return b.owed - a.owed;',
    to: '',
    tests: ['financial-statement/offers.test.ts'],
  },
  {
    flips: 'tie-break',
    name: 'the odd penny between equal debts goes to the higher id',
    file: 'financial-statement/offers.ts',
    from: 'return a.id < b.id ? -1 : 1;',
    to: 'return a.id < b.id ? 1 : -1;',
    tests: ['financial-statement/offers.test.ts'],
  },
];
