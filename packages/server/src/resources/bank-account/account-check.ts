import { ACCOUNT_CHECK_ERRORS, closeNameError } from '@fairlead/core/bank-account/account-name';
import { refuse } from '@fairlead/core/outcome';
import type {
  AccountCheck,
  AccountCheckOutcome,
  AccountToCheck,
} from '@fairlead/providers/bank-account-check/port';
import { undefinedIfUnavailable } from '@fairlead/providers/undefined-if-unavailable';
import type { AppServices } from '../../context.ts';

/** Asks the bank whether the name is the account's, outside any transaction; undefined while no one answers. */
export function askBank(
  { providers }: Pick<AppServices, 'providers'>,
  account: AccountToCheck,
): Promise<AccountCheck | undefined> {
  return undefinedIfUnavailable('bank-account-check', () => providers.bankAccountCheck.check(account));
}

const REFUSALS = {
  'modulus-failure': 'accountNotPossible',
  'no-match': 'accountNameDoesNotMatch',
  'close-match': 'accountNameIsClose',
  'not-found': 'accountNotPossible',
  switched: 'accountSwitched',
  'cannot-check': 'accountCannotBeChecked',
} as const satisfies Record<Exclude<AccountCheckOutcome, 'match'>, string>;

type Refusal = (typeof REFUSALS)[keyof typeof REFUSALS] | 'accountNotPaid' | 'accountIsTheSame';

/** The words at each field; for a close match, the name that the bank has. */
export function fieldsOfAccount(refusal: Refusal, suggestedName: string | null = null) {
  if (refusal === 'accountNameIsClose' && suggestedName !== null) {
    return { accountName: [closeNameError(suggestedName)] };
  }
  const errors = Object.entries(ACCOUNT_CHECK_ERRORS[refusal]);
  return Object.fromEntries(errors.map(([field, message]) => [field, [message]]));
}

/** The refusal of an account whose name the bank did not confirm. */
export function refuseAccount({ outcome, suggestedName }: AccountCheck) {
  if (outcome === 'match') throw new Error('an account that matches is not refused');
  const refusal = REFUSALS[outcome];
  return refuse(refusal, { fields: fieldsOfAccount(refusal, suggestedName) });
}
