import { createHash, randomUUID } from 'node:crypto';
import { pence } from '@fairlead/core/money/pence';
import { ProviderRejected, ProviderUnavailable } from '../provider-error.ts';
import type { SandboxParts } from '../sandbox-store.ts';
import type { IncomeDataPort, IncomeDataToRead } from './port.ts';
import { transactionsOf } from './sandbox-bookings.ts';
import { choiceIn, type BankChoice } from './sandbox-code.ts';
import { HOUSEHOLD, SANDBOX_BANK_USERS } from './sandbox-users.ts';

const PROVIDER = 'income-data';

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
};

/**
 * Banks that this project plays. `page` is the path of the consent page (`consent-page.ts`), which is served at the
 * origin that the journey returns to, so that it only ever sends a browser to its own origin.
 */
export function sandboxIncomeData(
  { store }: Pick<SandboxParts, 'store'>,
  { page }: { readonly page: string },
): IncomeDataPort {
  /** Codes are used once: of two reads the first gets the data. */
  const use = async (code: string): Promise<void> => {
    const key = createHash('sha256').update(code).digest('hex');
    const reader = randomUUID();
    const used = await store.putIfAbsent('income-data/codes', key, { reader });
    if (used.reader !== reader) throw new ProviderRejected(PROVIDER, 'code-not-valid');
  };

  const choiceFor = ({ code, redirectUrl }: IncomeDataToRead): BankChoice => {
    const choice = choiceIn(code);
    if (choice?.returnTo !== pathOf(redirectUrl)) throw new ProviderRejected(PROVIDER, 'code-not-valid');
    return choice;
  };

  return {
    journeyUrl({ state, redirectUrl }) {
      const url = new URL(page, redirectUrl);
      url.search = new URLSearchParams({ return_to: pathOf(redirectUrl), state }).toString();
      return url.href;
    },

    async read(asked) {
      const { bank, user, income, holder } = choiceFor(asked);
      await use(asked.code);
      const { answer, bookings } = SANDBOX_BANK_USERS[user];
      if (answer === 'unavailable') throw new ProviderUnavailable(PROVIDER);
      if (answer !== 'data') throw new ProviderRejected(PROVIDER, answer);
      return {
        bank,
        holders: holder === '' ? [] : [holder],
        transactions: transactionsOf([...bookings(pence(income)), ...HOUSEHOLD], asked),
      };
    },
  };
}
