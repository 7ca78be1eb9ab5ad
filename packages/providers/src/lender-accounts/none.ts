import type { LenderAccountsPort } from './port.ts';

/** Where the accounts of no other lender are known: nothing is paid to one. */
export function noLenderAccounts(): LenderAccountsPort {
  return { find: async () => undefined };
}
