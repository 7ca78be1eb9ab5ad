import { describe, expect, test } from 'vitest';
import { passesModulusCheck } from './modulus.ts';

/** The 34 cases of chapter 3 of Vocalink's specification, in its order. */
const CASES = [
  ['089999', '66374958', 'passes'],
  ['107999', '88837491', 'passes'],
  ['202959', '63748472', 'passes'],
  ['871427', '46238510', 'passes'],
  ['872427', '46238510', 'passes'],
  ['871427', '09123496', 'passes'],
  ['871427', '99123496', 'passes'],
  ['820000', '73688637', 'passes'],
  ['827999', '73988638', 'passes'],
  ['827101', '28748352', 'passes'],
  ['134020', '63849203', 'passes'],
  ['118765', '64371389', 'passes'],
  ['200915', '41011166', 'passes'],
  ['938611', '07806039', 'passes'],
  ['938600', '42368003', 'passes'],
  ['938063', '55065200', 'passes'],
  ['772798', '99345694', 'passes'],
  ['086090', '06774744', 'passes'],
  ['309070', '02355688', 'passes'],
  ['309070', '12345668', 'passes'],
  ['309070', '12345677', 'passes'],
  ['309070', '99345694', 'passes'],
  ['938063', '15764273', 'fails'],
  ['938063', '15764264', 'fails'],
  ['938063', '15763217', 'fails'],
  ['118765', '64371388', 'fails'],
  ['203099', '66831036', 'fails'],
  ['203099', '58716970', 'fails'],
  ['089999', '66374959', 'fails'],
  ['107999', '88837493', 'fails'],
  ['074456', '12345112', 'passes'],
  ['070116', '34012583', 'passes'],
  ['074456', '11104102', 'passes'],
  ['180002', '00000190', 'passes'],
] as const;

describe('the modulus check', () => {
  test.each(CASES)('%s %s %s', (sortCode, accountNumber, expected) => {
    expect(passesModulusCheck(sortCode, accountNumber)).toBe(expected === 'passes');
  });

  test('passes an account at a sort code without a rule', () => {
    expect(passesModulusCheck('000000', '12345678')).toBe(true);
  });

  test.each([
    ['1234567', '12345678'],
    ['12345a', '12345678'],
    ['089999', '663749580'],
    ['089999 ', '66374958'],
  ])('accepts only six and eight digits: %s %s', (sortCode, accountNumber) => {
    expect(passesModulusCheck(sortCode, accountNumber)).toBe(false);
  });
});
