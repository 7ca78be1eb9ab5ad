import { SANDBOX_ACCOUNTS } from '@fairlead/providers/sandbox-accounts';
import { GOOD_ACCOUNT } from '../journeys/applying.ts';

type Check = (typeof SANDBOX_ACCOUNTS)[number]['check'];

/** An account about which the bank says this. */
export function accountThat(check: Check) {
  const { sortCode, accountNumber } =
    SANDBOX_ACCOUNTS.find((listed) => listed.check === check) ?? GOOD_ACCOUNT;
  return { ...GOOD_ACCOUNT, sortCode, accountNumber };
}
