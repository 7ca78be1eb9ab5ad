import { ProviderUnavailable } from '../provider-error.ts';
import { sandboxAccount } from '../sandbox-accounts.ts';
import { sandboxId } from '../sandbox-answers.ts';
import type { SandboxParts } from '../sandbox-store.ts';
import { passesModulusCheck } from './modulus.ts';
import type { AccountCheck, AccountToCheck, BankAccountCheckPort } from './port.ts';

const CHECKS = 'bank-account-check/checks';

const withoutName = (outcome: AccountCheck['outcome']): AccountCheck => ({ outcome, suggestedName: null });

/** "Jane Anne Smith" is "J SMITH" at her bank. */
function nameAtTheBank(accountName: string): string {
  const words = accountName.trim().split(/\s+/);
  return `${(words[0] ?? '').slice(0, 1)} ${words.at(-1) ?? ''}`.toUpperCase();
}

function closeMatch(accountName: string): AccountCheck {
  const suggestedName = nameAtTheBank(accountName);
  const isAlreadyThat = accountName.trim().toUpperCase() === suggestedName;
  return isAlreadyThat ? withoutName('match') : { outcome: 'close-match', suggestedName };
}

/**
 * Confirmation of Payee from the list of accounts, after the real modulus check. Accounts that are not listed match.
 */
export function sandboxBankAccountCheck({ store }: Pick<SandboxParts, 'store'>): BankAccountCheckPort {
  /** Whether the account was checked with this name an odd number of times before. */
  const isSecond = async ({ accountName, sortCode, accountNumber }: AccountToCheck): Promise<boolean> => {
    const key = sandboxId('CHECK', `${accountName} ${sortCode} ${accountNumber}`);
    const isOdd = (await store.get<boolean>(CHECKS, key)) ?? false;
    await store.put(CHECKS, key, !isOdd);
    return isOdd;
  };
  return {
    async check(account: AccountToCheck) {
      if (!passesModulusCheck(account.sortCode, account.accountNumber)) return withoutName('modulus-failure');
      const listed = sandboxAccount(account);
      if (listed?.secondCheck && (await isSecond(account))) return withoutName(listed.secondCheck);
      const outcome = listed?.check ?? 'match';
      if (outcome === 'unavailable') throw new ProviderUnavailable('bank-account-check');
      return outcome === 'close-match' ? closeMatch(account.accountName) : withoutName(outcome);
    },
  };
}
