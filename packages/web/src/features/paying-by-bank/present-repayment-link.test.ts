import { expect, test } from 'vitest';
import { linkInWords } from './present-repayment-link.ts';

test.each([
  ['open', 'No one has used it to pay yet. It works until 27 November 2026.'],
  ['paying', 'Someone has used it to pay, and their bank is sending the money.'],
  ['paid', 'It has been paid by link. The payment is on your loan.'],
  ['ended', 'It has ended, so no one can use it to pay.'],
] as const)('a link that is %s says so', (state, words) => {
  expect(linkInWords(state, '27 November 2026')).toBe(words);
});
