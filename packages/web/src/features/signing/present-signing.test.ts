import { describe, expect, test } from 'vitest';
import { aDocumentSet, anApplication, BANK_MET, DAY_MET } from '../../testing/applications.ts';
import { stepsAfterSigning } from './present-requested.ts';
import { agreedRows, withdrawUntil } from './present-signing.ts';

const APPLICATION = anApplication({ state: 'Documents', requirements: [BANK_MET, DAY_MET] });

describe('before signing', () => {
  test('the page says what is agreed, in the figures of the documents', () => {
    expect(agreedRows(APPLICATION, aDocumentSet()).map(({ key, value }) => [key, value])).toEqual([
      ['We send you', '£7,500, to your account ending 4958'],
      ['You pay', '35 of £252.84, then one of £252.98'],
      ['First payment', '15/12/2026, then on the 15th of each month'],
      ['Last payment', '15/11/2029'],
      ['How you pay', 'By Direct Debit from your account ending 4958'],
      ['Total payable', '£9,102.38'],
      ['Total charge for credit', '£1,602.38'],
      ['APR', '14.0%'],
      ['Interest rate', '11.2% a year, fixed'],
    ]);
  });

  test('the borrower may withdraw until the end of the 14th day after', () => {
    expect(withdrawUntil(aDocumentSet(), 'unsecured-2026-1')).toBe('2026-12-04');
  });
});

test('after signing, the page says what happens and when', () => {
  const steps = stepsAfterSigning(APPLICATION, aDocumentSet(), 'unsecured-2026-1');
  expect(steps.map(({ title }) => title)).toEqual([
    'Now',
    '20 November 2026',
    'Until 4 December 2026',
    '15 December 2026',
  ]);
});
