import { lenderKey } from '@fairlead/core/vehicle/same-agreement';
import type { LenderAccount, LenderAccountsPort } from './port.ts';

/** A lender of a deployment's list, with every name that borrowers and letters give it. */
export interface ListedLender {
  readonly names: readonly string[];
  readonly account: LenderAccount;
}

/**
 * The lenders of a list. A name has to be the whole name, without capitals, punctuation and the words of a legal form:
 * money is never sent to a lender whose name is only alike.
 */
export function listedLenderAccounts(lenders: readonly ListedLender[]): LenderAccountsPort {
  const accounts = new Map(
    lenders.flatMap(({ names, account }) => names.map((name) => [lenderKey(name), account])),
  );
  return { find: async (lender) => accounts.get(lenderKey(lender)) };
}
