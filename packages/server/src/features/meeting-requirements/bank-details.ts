import { ACCOUNT_CHECK_ERRORS, closeNameError } from '@fairlead/core/bank-account/account-name';
import type {
  AccountCheck,
  AccountCheckOutcome,
  AccountToCheck,
} from '@fairlead/providers/bank-account-check/port';
import type { Borrower, RequestContext } from '../../context.ts';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Db } from '../../database/database.ts';
import {
  findCurrentBankAccount,
  insertBankAccount,
} from '../../resources/bank-account/bank-account-store.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import type { ApplicationRow } from '../../resources/loan-application/loan-application-store.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';
import { givenNumber } from '../../resources/requirement/present-requirement.ts';
import { undefinedIfUnavailable } from '@fairlead/providers/undefined-if-unavailable';
import { applicationTaking } from '../../resources/requirement/application-taking.ts';
import { provideRequirement } from '../../resources/requirement/provide-requirement.ts';

/**
 * Checks an account with the bank, outside any transaction, and stores it when its name matches. Anything less
 * leaves the requirement unchanged: nothing is ever paid to an account whose name was not confirmed.
 */
export async function provideBankDetails(
  context: RequestContext<Borrower>,
  id: string,
  account: AccountToCheck,
) {
  const asked = await applicationTaking(context.db, context, 'bank', id, { isHeld: false });
  if (!asked.ok) return asked;
  const check = await undefinedIfUnavailable('bank-account-check', () =>
    context.providers.bankAccountCheck.check(account),
  );
  if (check === undefined) return refuse('unavailable');
  return context.transaction(async (tx) => {
    const found = await applicationTaking(tx, context, 'bank', id, { isHeld: true });
    if (!found.ok) return found;
    const application = found.value;
    await auditApplication(tx, context, application, 'bank-account-checked', { outcome: check.outcome });
    if (check.outcome !== 'match') return refusalFor(check.outcome, check);
    if (await isStored(tx, context, application, account))
      return accept(await viewApplication(tx, context, application));
    await storeAccount(tx, context, application, account);
    const given = givenNumber(account.accountNumber);
    const provided = await provideRequirement(tx, context, application, 'bank', given);
    return accept(await viewApplication(tx, context, provided));
  });
}

const PARTS = [
  'accountName',
  'sortCode',
  'accountNumber',
] as const satisfies readonly (keyof AccountToCheck)[];

/** The same account given again changes nothing: documents made for it still count. */
async function isStored(
  tx: Db,
  { cipher }: RequestContext,
  application: ApplicationRow,
  account: AccountToCheck,
): Promise<boolean> {
  const stored = await findCurrentBankAccount(tx, cipher, application);
  return stored !== undefined && PARTS.every((part) => stored[part] === account[part]);
}

function storeAccount(
  tx: Db,
  { cipher, actor, newId, now }: RequestContext<Borrower>,
  { id: applicationId }: ApplicationRow,
  account: AccountToCheck,
): Promise<void> {
  const { userId, brandId } = actor;
  const row = {
    ...account,
    userId,
    brandId,
    id: newId(),
    applicationId,
    checkOutcome: 'match',
    now,
  } as const;
  return insertBankAccount(tx, cipher, row);
}

const REFUSALS = {
  'modulus-failure': 'accountNotPossible',
  'no-match': 'accountNameDoesNotMatch',
  'close-match': 'accountNameIsClose',
  'not-found': 'accountNotPossible',
  switched: 'accountSwitched',
  'cannot-check': 'accountCannotBeChecked',
} as const satisfies Record<Exclude<AccountCheckOutcome, 'match'>, string>;

/** The words at each field; for a close match, the name that the bank has. */
function fieldsOf(refusal: (typeof REFUSALS)[keyof typeof REFUSALS], { suggestedName }: AccountCheck) {
  if (refusal === 'accountNameIsClose' && suggestedName !== null) {
    return { accountName: [closeNameError(suggestedName)] };
  }
  const errors = Object.entries(ACCOUNT_CHECK_ERRORS[refusal]);
  return Object.fromEntries(errors.map(([field, message]) => [field, [message]]));
}

function refusalFor(outcome: keyof typeof REFUSALS, check: AccountCheck) {
  const refusal = REFUSALS[outcome];
  return refuse(refusal, { fields: fieldsOf(refusal, check) });
}
