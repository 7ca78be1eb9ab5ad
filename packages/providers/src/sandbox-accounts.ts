import type { AccountCheckOutcome } from './bank-account-check/port.ts';

interface AccountPair {
  /** Six digits. */
  readonly sortCode: string;
  /** Eight digits. */
  readonly accountNumber: string;
}

export interface SandboxAccount extends AccountPair {
  readonly check: AccountCheckOutcome | 'unavailable';
  readonly isPayoutReturned: boolean;
  /** A payout arrives a day after it was sent. */
  readonly isPayoutSlow?: boolean;
  /** The outcome of every second check of the account with the same name. */
  readonly secondCheck?: AccountCheckOutcome;
  readonly outcome: string;
}

/**
 * Pairs of sort code and account number, one per outcome, so that no two triggers collide. They are test cases of
 * Vocalink's modulus specification, chapter 3: valid, except for the one that fails the check.
 */
export const SANDBOX_ACCOUNTS = [
  {
    sortCode: '089999',
    accountNumber: '66374958',
    check: 'match',
    isPayoutReturned: false,
    outcome: 'The name matches and payouts arrive. The same for any valid account not listed here.',
  },
  {
    sortCode: '107999',
    accountNumber: '88837491',
    check: 'close-match',
    isPayoutReturned: false,
    outcome: 'Close match: the bank suggests the initial and surname, which then match.',
  },
  {
    sortCode: '202959',
    accountNumber: '63748472',
    check: 'no-match',
    isPayoutReturned: false,
    outcome: 'No match: the account belongs to someone else.',
  },
  {
    sortCode: '871427',
    accountNumber: '46238510',
    check: 'cannot-check',
    isPayoutReturned: false,
    outcome: 'Cannot check: the bank does not take part in Confirmation of Payee.',
  },
  {
    sortCode: '938600',
    accountNumber: '42368003',
    check: 'not-found',
    isPayoutReturned: false,
    outcome: 'Not found: the bank has no such account.',
  },
  {
    sortCode: '772798',
    accountNumber: '99345694',
    check: 'switched',
    isPayoutReturned: false,
    outcome: 'Switched: the account was moved to another bank.',
  },
  {
    sortCode: '089999',
    accountNumber: '66374959',
    check: 'modulus-failure',
    isPayoutReturned: false,
    outcome: 'The sort code and account number do not match (modulus check).',
  },
  {
    sortCode: '134020',
    accountNumber: '63849203',
    check: 'unavailable',
    isPayoutReturned: false,
    outcome: 'The account check is unavailable.',
  },
  {
    sortCode: '118765',
    accountNumber: '64371389',
    check: 'match',
    isPayoutReturned: true,
    outcome: 'The name matches; a payout is returned on the next day.',
  },
  {
    sortCode: '309070',
    accountNumber: '12345668',
    check: 'match',
    isPayoutReturned: false,
    isPayoutSlow: true,
    outcome: 'The name matches; a payout arrives on the next day.',
  },
  {
    sortCode: '074456',
    accountNumber: '12345112',
    check: 'match',
    secondCheck: 'switched',
    isPayoutReturned: false,
    outcome: 'The name matches; before the payout the account was moved to another bank, so nothing is sent.',
  },
] as const satisfies readonly SandboxAccount[];

/** The listed account for this pair, if any. */
export function sandboxAccount({ sortCode, accountNumber }: AccountPair): SandboxAccount | undefined {
  return SANDBOX_ACCOUNTS.find(
    (listed) => listed.sortCode === sortCode && listed.accountNumber === accountNumber,
  );
}

/** What happens to a payout to an account. */
export function payoutOutcome(account: AccountPair): {
  readonly isReturned: boolean;
  readonly isSlow: boolean;
} {
  const { isPayoutReturned = false, isPayoutSlow = false } = sandboxAccount(account) ?? {};
  return { isReturned: isPayoutReturned, isSlow: isPayoutSlow };
}
