import { day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { explainWithdrawal } from '@fairlead/core/withdrawal/explain-withdrawal';
import { withdrawalOf } from '@fairlead/core/withdrawal/withdrawal';
import { line, money, unrounded } from '@fairlead/core/working/working';
import { expect, test } from 'vitest';
import { withdrawalInterestPerDay } from '../../documents/figures.ts';
import { presentWorking } from './present-working.ts';

test('unrounded money is shown rounded down, as figures in the borrower’s favour are', () => {
  const working = {
    figure: 'Settlement figure',
    inputs: [line('Value of the future payments, at the APR', unrounded(5_488_80.98))],
    rule: { description: 'What is due', source: 'the agreement' },
    steps: [],
    result: money(pence(5_488_80)),
  };
  expect(presentWorking(working).inputs[0]?.value).toBe('£5,488.80');
});

test('the interest per day of a withdrawal is the figure of the documents', () => {
  const price = { amount: pence(7_500_00), rate: 0.1 };
  const withdrawal = withdrawalOf({
    credit: price.amount,
    rate: price.rate,
    drawnOn: day('2026-11-20'),
    noticeOn: day('2026-11-25'),
    repayOn: day('2026-11-30'),
    paid: [],
  });
  const perDay = presentWorking(explainWithdrawal(withdrawal)).steps[0];
  expect(withdrawalInterestPerDay(price)).toBe(1_96);
  expect(perDay).toEqual({ label: 'Interest per day', value: '£1.96' });
});
