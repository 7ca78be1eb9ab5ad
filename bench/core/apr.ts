import { xirr as webcarrotXirr } from '@webcarrot/xirr';
import { pence } from '@fairlead/core/money/pence';
import { solveApr } from '@fairlead/core/testing/solve-apr';
import type { Flow } from '@fairlead/core/rates/flow';
import { Finance } from 'financejs';
import { irr as financialIrr } from 'financial';
import { irr as nodeIrr, xirr as nodeXirr } from 'node-irr';
import xirr from 'xirr';
import { compare, type Candidate, type Comparison, type Target } from './comparison.ts';

const CREDIT = 7_500_00;
const TIMES = 36;
const TARGET = 5;

const AT_ONCE: readonly Flow[] = [{ amount: pence(CREDIT), atYears: 0 }];

/** The supermarket brand's loan: 35 payments of £280.83 and one of £280.89, with times by payment number. */
function repaid(atYears: (number: number) => number): readonly Flow[] {
  return Array.from({ length: TIMES }, (_, index) => ({
    amount: pence(index === TIMES - 1 ? 280_89 : 280_83),
    atYears: atYears(index + 1),
  }));
}

/** One month and nine days to the first payment, then equal months. */
const WITH_A_STUB = repaid((number) => number / 12 + 9 / 365);

/** About thirty days apart, at irregular intervals. */
const IRREGULAR = repaid((number) => (number * 30 + 9 + ((number * 7) % 11)) / 365);

const EQUAL_MONTHS = repaid((number) => number / 12);

/**
 * A candidate whose rate is checked, ours included: at that rate the present value of the payments equals the credit,
 * to a penny.
 */
function checked(name: string, payments: readonly Flow[], run: () => number): Candidate {
  const error = () => {
    const rate = run();
    const worth = payments.reduce((sum, { amount, atYears }) => sum + amount / (1 + rate) ** atYears, 0);
    const difference = Math.abs(worth - CREDIT);
    return difference < 1
      ? null
      : `${(rate * 100).toFixed(4)} % leaves ${(difference / 100).toFixed(2)} pounds`;
  };
  return { name, run, error };
}

function ours(payments: readonly Flow[]): Candidate {
  return checked('Fairlead solveApr', payments, () => {
    const solved = solveApr({ advances: AT_ONCE, payments });
    return solved.ok ? solved.value : NaN;
  });
}

const YEAR_MS = 365 * 86_400_000;

/** Libraries that take dates: each flow gets the date that many years of 365 days after 1970-01-01. */
function datedLibraries(payments: readonly Flow[]): readonly Candidate[] {
  const flows = [
    { amount: -CREDIT / 100, date: new Date(0) },
    ...payments.map(({ amount, atYears }) => ({
      amount: amount / 100,
      date: new Date(Math.round(atYears * YEAR_MS)),
    })),
  ];
  const amounts = flows.map(({ amount }) => amount);
  const dates = flows.map(({ date }) => date);
  const withWhen = flows.map(({ amount, date }) => ({ amount, when: date }));
  // The library's type declarations omit this function.
  const finance = new Finance() as Finance & { XIRR: (amounts: number[], on: Date[]) => number };
  return [
    checked('@webcarrot/xirr', payments, () => webcarrotXirr(flows)),
    checked('xirr', payments, () => xirr(withWhen)),
    checked('node-irr xirr', payments, () => (1 + nodeXirr(flows).rate) ** 365 - 1),
    checked('financejs XIRR', payments, () => finance.XIRR(amounts, dates) / 100),
  ];
}

/** Libraries that support only equal periods. */
function periodicLibraries(payments: readonly Flow[]): readonly Candidate[] {
  const amounts = [-CREDIT / 100, ...payments.map(({ amount }) => amount / 100)];
  return [
    checked('node-irr irr', payments, () => (1 + nodeIrr(amounts)) ** 12 - 1),
    checked('financial irr', payments, () => (1 + financialIrr(amounts)) ** 12 - 1),
  ];
}

const COMPARISONS: readonly Comparison[] = [
  { task: 'APR, 36 months after a stub', ours: ours(WITH_A_STUB), libraries: datedLibraries(WITH_A_STUB) },
  { task: 'APR, 36 irregular payments', ours: ours(IRREGULAR), libraries: datedLibraries(IRREGULAR) },
];

export function benchApr(): readonly Target[] {
  const targets = COMPARISONS.map((comparison) => {
    const ratio = compare(comparison);
    const description = `${comparison.task}: ${TARGET} times as fast as the fastest correct library`;
    return { description, figure: `${ratio.toFixed(1)}x`, isMet: ratio >= TARGET };
  });
  compare({
    task: 'APR, 36 equal months, against libraries that support only equal periods (no target)',
    ours: ours(EQUAL_MONTHS),
    libraries: periodicLibraries(EQUAL_MONTHS),
  });
  return targets;
}
