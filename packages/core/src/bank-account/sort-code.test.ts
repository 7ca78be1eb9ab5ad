import { describe, expect, test } from 'vitest';
import { parseAccountNumber, parseSortCode } from './sort-code.ts';

describe('a bank account', () => {
  test.each(['20-00-00', '200000', ' 20 00 00 ', '20–00–00'])('sort code "%s" is six digits', (text) => {
    expect(parseSortCode(text)).toEqual({ ok: true, value: '200000' });
  });

  test.each([
    ['', 'empty'],
    ['20-00-0', 'notSixDigits'],
    ['20-00-000', 'notSixDigits'],
    ['20/00/00', 'notSixDigits'],
    ['2O0000', 'notSixDigits'],
  ])('sort code "%s" is refused: %s', (text, refusal) => {
    expect(parseSortCode(text)).toEqual({ ok: false, refusal });
  });

  test.each([
    ['55779911', '55779911'],
    ['5577 9911', '55779911'],
    ['779911', '00779911'],
    ['5779911', '05779911'],
  ])('account number "%s" is %s', (text, account) => {
    expect(parseAccountNumber(text)).toEqual({ ok: true, value: account });
  });

  test.each([
    ['', 'empty'],
    ['12345', 'notSixToEightDigits'],
    ['123456789', 'notSixToEightDigits'],
    ['1234567a', 'notSixToEightDigits'],
  ])('account number "%s" is refused: %s', (text, refusal) => {
    expect(parseAccountNumber(text)).toEqual({ ok: false, refusal });
  });
});
