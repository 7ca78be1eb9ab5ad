import { expect, test } from 'vitest';
import { parseStepUpCode } from './step-up-code.ts';

test.each(['123456', ' 123 456 '])('the code "%s" is six digits', (typed) => {
  expect(parseStepUpCode(typed)).toEqual({ ok: true, value: '123456' });
});

test.each([
  ['', 'empty'],
  [' ', 'empty'],
  ['12345', 'notSixDigits'],
  ['1234567', 'notSixDigits'],
  ['12345x', 'notSixDigits'],
])('the code "%s" is refused: %s', (typed, refusal) => {
  expect(parseStepUpCode(typed)).toEqual({ ok: false, refusal });
});
