import { describe, expect, test } from 'vitest';
import type { AccountCheckOutcome, AccountToCheck, BankAccountCheckPort } from './port.ts';

export interface AccountCheckCase {
  readonly account: AccountToCheck;
  readonly outcome: AccountCheckOutcome;
}

/** What every account check must do. The cases are accounts that the provider answers in a known way. */
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
    ])('says of an incomplete number that it cannot exist: $sortCode $accountNumber', async (numbers) => {
      const port = await open();
      const check = await port.check({ accountName: 'Jane Sample', ...numbers });
      expect(check).toEqual({ outcome: 'modulus-failure', suggestedName: null });
    });

    test('takes the suggested name at the second try', async () => {
      const port = await open();
      for (const { account } of cases.filter(({ outcome }) => outcome === 'close-match')) {
        const { suggestedName } = await port.check(account);
        const again = await port.check({ ...account, accountName: suggestedName ?? '' });
        expect(again.outcome).toBe('match');
      }
    });
  });
}
