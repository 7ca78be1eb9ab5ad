import { day } from '@fairlead/core/calendar/day';
import { NO_ANSWERS, type StatementAnswers } from '@fairlead/core/financial-statement/answers';
import { missingFrom } from '@fairlead/core/financial-statement/missing';
import { pence } from '@fairlead/core/money/pence';
import { SAMPLE_ANSWERS } from '@fairlead/core/testing/sample-answers';
import type { Statement } from '../resources/financial-statement/financial-statement.ts';

const NO_TOTALS: Statement['totals'] = {
  income: pence(0),
  fixedCosts: pence(0),
  flexibleCosts: pence(0),
  outgoings: pence(0),
  savings: pence(0),
  priorityOffers: pence(0),
  surplus: pence(0),
  categories: [],
};

/** A budget with these answers; its totals are those of an empty one unless they are given. */
export function aStatement(
  answers: Partial<StatementAnswers> = {},
  changes: Partial<Statement> = {},
): Statement {
  const whole = { ...NO_ANSWERS, ...answers };
  return {
    '@type': 'financial-statement',
    id: '01a1f8e9-0000-7000-8000-0000000000d1',
    version: 1,
    startedOn: day('2026-11-20'),
    expiresOn: day('2026-12-20'),
    isExpired: false,
    filledInFrom: null,
    changedAt: '2026-11-20T10:00:00.000Z',
    ...whole,
    entries: [...whole.entries],
    billsBehind: [...whole.billsBehind],
    debts: [...whole.debts],
    totals: NO_TOTALS,
    hints: [],
    missing: [...missingFrom(whole)],
    ...changes,
  };
}

/** The budget of a couple with a child, complete, as the server works it out. */
export const WHOLE_STATEMENT: Statement = aStatement(SAMPLE_ANSWERS, {
  version: 7,
  totals: {
    income: pence(2_001_87),
    fixedCosts: pence(1_070_00),
    flexibleCosts: pence(611_29),
    outgoings: pence(1_681_29),
    savings: pence(20_00),
    priorityOffers: pence(25_00),
    surplus: pence(275_58),
    categories: [
      { category: 'earnings', amount: pence(1_826_25) },
      { category: 'benefits', amount: pence(175_62) },
      { category: 'homeAndContents', amount: pence(950_00) },
      { category: 'utilities', amount: pence(120_00) },
      { category: 'communicationsAndLeisure', amount: pence(62_58) },
      { category: 'foodAndHousekeeping', amount: pence(487_00) },
      { category: 'personal', amount: pence(61_71) },
    ],
  },
  working: {
    figure: 'Monthly surplus',
    result: '£275.58',
    inputs: [{ label: 'Income', value: '£2,001.87' }],
    steps: [{ label: 'Left after outgoings', value: '£320.58' }],
    rule: 'What is left is shared between your other debts.',
    source: 'Standard Financial Statement; statement-2026-1',
  },
});
