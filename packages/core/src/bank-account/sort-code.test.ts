import { describe, expect, test } from 'vitest';
import { parseAccountNumber, parseSortCode } from './sort-code.ts';

describe('a bank account', () => {
  test.each(['20-00-00', '200000', ' 20 00 00 ', '20–00–00'])('sort code "%s" is six digits', (text) => {
    expect(parseSortCode(text)).toEqual({ ok: true, value: '200000' });
  });

  test.each([
    ['', 'empty'],
    ['20-00-0', 'not-six-digits'],
    ['20-00-000', 'not-six-digits'],
    ['20/00/00', 'not-six-digits'],
    ['2O0000', 'not-six-digits'],
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
    ['12345', 'not-six-to-eight-digits'],
    ['123456789', 'not-six-to-eight-digits'],
    ['1234567a', 'not-six-to-eight-digits'],
  ])('account number "%s" is refused: %s', (text, refusal) => {
    expect(parseAccountNumber(text)).toEqual({ ok: false, refusal });
  });
});
