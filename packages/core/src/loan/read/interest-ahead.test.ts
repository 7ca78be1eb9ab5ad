import { expect, test } from 'vitest';
import { addDays } from '../../calendar/day.ts';
import { sampleAgreement, sampleHistory, SAMPLE_TERMS } from '../../testing/sample-histories.ts';
import { balancesOn } from './balances-on.ts';
import { isInterestAhead } from './interest-ahead.ts';
import { project } from './project.ts';

const AGREEMENT = sampleAgreement(SAMPLE_TERMS);
const NOTHING_PAID = sampleHistory(AGREEMENT, ['missed']);
const COUNT = AGREEMENT.instalments.length;
const LAST_DUE = AGREEMENT.instalments.at(-1)!.dueOn;

test('interest is ahead exactly as long as the balance of an unpaid loan still grows', () => {
  for (const days of [-1_000, -400, -31, -1, 0, 1, 31, 400]) {
    const asOf = addDays(LAST_DUE, days);
    const balanceIn = (after: number) => balancesOn(AGREEMENT, NOTHING_PAID, addDays(asOf, after)).balance;
    const { rows } = project(AGREEMENT, NOTHING_PAID, asOf);
    expect([days, isInterestAhead(rows, COUNT, asOf)]).toEqual([days, balanceIn(40) > balanceIn(0)]);
  }
});
