import { describe, expect, test } from 'vitest';
import type { AccountCheckOutcome, AccountToCheck, BankAccountCheckPort } from './port.ts';

export interface AccountCheckCase {
  readonly account: AccountToCheck;
  readonly outcome: AccountCheckOutcome;
}

/** The conformance suite for account check adapters. The cases are accounts with a known outcome at the provider. */
export function describeBankAccountCheck(
  name: string,
  open: () => Promise<BankAccountCheckPort>,
  cases: readonly AccountCheckCase[],
): void {
  describe(`${name} checks an account`, () => {
    test.each(cases)('$outcome', async ({ account, outcome }) => {
      const port = await open();
      const check = await port.check(account);
      expect(check.outcome).toBe(outcome);
      expect(check.suggestedName !== null).toBe(outcome === 'close-match');
    });

    test.each([
      { sortCode: '089999', accountNumber: '6637495' },
      { sortCode: '08999', accountNumber: '66374958' },
      { sortCode: '', accountNumber: '' },
      { sortCode: '08-99-99', accountNumber: '66374958' },
      { sortCode: '089999', accountNumber: '６６３７４９５８' },
    ])('fails the modulus check for an incomplete number: $sortCode $accountNumber', async (numbers) => {
      const port = await open();
      const check = await port.check({ accountName: 'Jane Sample', ...numbers });
      expect(check).toEqual({ outcome: 'modulus-failure', suggestedName: null });
    });

    test('accepts the suggested name on the second try', async () => {
      const port = await open();
      for (const { account } of cases.filter(({ outcome }) => outcome === 'close-match')) {
        const { suggestedName } = await port.check(account);
        const again = await port.check({ ...account, accountName: suggestedName ?? '' });
        expect(again.outcome).toBe('match');
      }
    });
  });
}
