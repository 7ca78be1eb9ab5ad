import { describe, expect, test } from 'vitest';
import { checkAnswers, permissionsBody } from './questions.ts';

describe('the questions', () => {
  test('each need an answer', () => {
    expect(checkAnswers({ reminders: 'no', offers: '', group: '' })).toEqual({
      offers: 'Select yes if you would like offers of our loans',
      group: 'Select yes if you would like offers from other companies in our group',
    });
  });

  test.each([
    ['unsecured-2026-1', { unsecuredLoanReminders: true, unsecuredLoanOffers: false, groupCrossSell: false }],
    [
      'hire-purchase-2026-1',
      { motorFinanceReminders: true, motorFinanceOffers: false, groupCrossSell: false },
    ],
  ] as const)('are sent under the names of %s', (product, body) => {
    expect(permissionsBody({ reminders: 'yes', offers: 'no', group: 'no' }, product)).toEqual(body);
  });
});
