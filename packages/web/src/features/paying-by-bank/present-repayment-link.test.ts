import { expect, test } from 'vitest';
import { linkInWords } from './present-repayment-link.ts';

test.each([
  ['open', 'No one has paid by it yet. It works until 27 November 2026.'],
  ['paying', 'Someone has agreed to pay by it, and their bank is sending the money.'],
  ['paid', 'It has been paid by link. The payment is on your loan.'],
  ['ended', 'It has ended, and no one can pay by it.'],
] as const)('a link that is %s says so', (state, words) => {
  expect(linkInWords(state, '27 November 2026')).toBe(words);
});
