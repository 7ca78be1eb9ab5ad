import { SANDBOX_ACCOUNTS } from '../sandbox-accounts.ts';
import { AGREEMENT_NUMBER, type LenderAccountsPort } from './port.ts';

const UNKNOWN = 'unknown';

const [{ sortCode, accountNumber }] = SANDBOX_ACCOUNTS;

/** Every lender has the first account of the sandbox, except one with "Unknown" in its name, which has none. */
export function sandboxLenderAccounts(): LenderAccountsPort {
  return {
    find: async (lender) =>
      lender.toLowerCase().includes(UNKNOWN)
        ? undefined
        : { accountName: lender, sortCode, accountNumber, reference: AGREEMENT_NUMBER },
  };
}
