import { describe, expect, test } from 'vitest';
import { ProviderUnavailable } from '../provider-error.ts';
import { SANDBOX_ACCOUNTS } from '../sandbox-accounts.ts';
import { describeBankAccountCheck, type AccountCheckCase } from './conformance.ts';
import { memorySandboxStore } from '../testing/memory-sandbox-store.ts';
import { passesModulusCheck } from './modulus.ts';
import { sandboxBankAccountCheck } from './sandbox.ts';

const accountName = 'Jane Anne Sample';

const newPort = () => sandboxBankAccountCheck({ store: memorySandboxStore() });

const cases = SANDBOX_ACCOUNTS.flatMap(({ check, sortCode, accountNumber }): AccountCheckCase[] =>
  check === 'unavailable' ? [] : [{ account: { accountName, sortCode, accountNumber }, outcome: check }],
);

describeBankAccountCheck('the sandbox', async () => newPort(), cases);

describe('the listed accounts', () => {
  test('are unique and valid, except for the one that fails the modulus check', () => {
    const pairs = SANDBOX_ACCOUNTS.map(({ sortCode, accountNumber }) => `${sortCode} ${accountNumber}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const { check, sortCode, accountNumber } of SANDBOX_ACCOUNTS) {
      expect(passesModulusCheck(sortCode, accountNumber)).toBe(check !== 'modulus-failure');
    }
  });

  test('have each outcome of the check once, and one account whose payout is returned', () => {
    const outcomes = SANDBOX_ACCOUNTS.filter(
      (listed) => !listed.isPayoutReturned && !('isPayoutSlow' in listed) && !('secondCheck' in listed),
    ).map(({ check }) => check);
    expect(new Set(outcomes).size).toBe(outcomes.length);
    expect(SANDBOX_ACCOUNTS.filter(({ isPayoutReturned }) => isPayoutReturned)).toHaveLength(1);
  });

  test('include one for which the check is unavailable', async () => {
    const check = newPort().check({
      accountName,
      sortCode: '134020',
      accountNumber: '63849203',
    });
    await expect(check).rejects.toBeInstanceOf(ProviderUnavailable);
  });
});

describe('a close match', () => {
  test.each([
    ['Jane Anne Sample', 'J SAMPLE'],
    ['  jane   sample ', 'J SAMPLE'],
    ['Sample', 'S SAMPLE'],
  ])('of %s suggests %s', async (given, suggestedName) => {
    const port = newPort();
    const check = await port.check({ accountName: given, sortCode: '107999', accountNumber: '88837491' });
    expect(check).toEqual({ outcome: 'close-match', suggestedName });
  });
});

describe('an account that is not listed', () => {
  test('matches when it passes the modulus check', async () => {
    const port = newPort();
    const check = await port.check({ accountName, sortCode: '180002', accountNumber: '00000190' });
    expect(check.outcome).toBe('match');
  });
});

test('the account that moves to another bank matches first and is switched before the payout, again and again', async () => {
  const port = newPort();
  const account = { sortCode: '074456', accountNumber: '12345112' };
  const outcomes = [];
  for (const name of ['Ada', 'Ada', 'Bea', 'Ada', 'Ada']) {
    outcomes.push((await port.check({ ...account, accountName: name })).outcome);
  }
  expect(outcomes).toEqual(['match', 'switched', 'match', 'match', 'switched']);
});
