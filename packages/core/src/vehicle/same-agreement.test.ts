import { expect, test } from 'vitest';
import { isSameAgreement } from './same-agreement.ts';

const STATED = { lender: 'Prior Motor Finance', agreementNumber: 'PMF 00123' };
const found = (lender: string, agreementNumber: string) => ({ lender, agreementNumber, agreedOn: null });

test.each([
  ['PRIOR MOTOR FINANCE PLC', 'PMF-00123'],
  ['Prior Motor Finance (UK) Limited', 'pmf/00123'],
  ['The Prior Motor', 'PMF00123'],
])('%s %s is the agreement that was stated', (lender, number) => {
  expect(isSameAgreement(found(lender, number), STATED)).toBe(true);
});

test.each([
  ['PRIOR MOTOR FINANCE PLC', 'PMF-00124'],
  ['Otherwise Finance', 'PMF 00123'],
  ['Limited', 'PMF 00123'],
  ['', 'PMF 00123'],
])('%s %s is another', (lender, number) => {
  expect(isSameAgreement(found(lender, number), STATED)).toBe(false);
});

test('zeros in front of a number do not count', () => {
  expect(isSameAgreement(found('A Lender', '000123'), { lender: 'A Lender', agreementNumber: '123' })).toBe(
    true,
  );
});
