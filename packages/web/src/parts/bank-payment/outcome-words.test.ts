import { pence } from '@fairlead/core/money/pence';
import { describe, expect, test } from 'vitest';
import { outcomeInWords } from './outcome-words.ts';

describe('how a payment is', () => {
  test.each([
    ['complete', 'Your bank has sent £272.01', false],
    ['pending', 'Your bank is sending £272.01', false],
    ['waiting', 'Your bank hasn’t answered yet', false],
    ['cancelled', 'You didn’t pay', true],
    ['unavailable', 'Your bank isn’t responding', true],
    ['unable-to-connect', 'Your bank didn’t make the payment', true],
    ['expired', 'This took longer than 30 minutes', true],
  ] as const)('%s', (outcome, title, canRetry) => {
    const words = outcomeInWords({ amount: pence(272_01), outcome });
    expect(words).toMatchObject({ title, canRetry });
    if (canRetry) expect(words.text).toContain('£272.01');
  });
});
