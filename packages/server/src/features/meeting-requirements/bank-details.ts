import { parseAccountNumber, parseSortCode } from '@fairlead/core/bank-account/sort-code';
import type {
  AccountCheck,
  AccountCheckOutcome,
  AccountToCheck,
} from '@fairlead/providers/bank-account-check/port';
import type { Borrower, RequestContext } from '../../context.ts';
import { accept, refuse, type RefusalDetail } from '@fairlead/core/outcome';
import { insertBankAccount } from '../../resources/bank-account/bank-account-store.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';
import { givenAccount } from '../../resources/requirement/present-requirement.ts';
import { undefinedIfUnavailable } from '@fairlead/providers/undefined-if-unavailable';
import { provideRequirement } from './provide-requirement.ts';
import { applicationTaking } from './requirement-of.ts';

/**
 * Checks an account with the bank, outside any transaction, and keeps it when its name matches. Anything less
 * leaves the requirement as it was: nothing is ever paid to an account whose name was not confirmed.
 */
export async function provideBankDetails(
  context: RequestContext<Borrower>,
  id: string,
  typed: AccountToCheck,
) {
  const asked = await applicationTaking(context.db, context, 'bank', id, { isHeld: false });
  if (!asked.ok) return asked;
  const account = normalised(typed);
  if (!account.ok) return account;
  const check = await undefinedIfUnavailable('bank-account-check', () =>
    context.providers.bankAccountCheck.check(account.value),
  );
  if (check === undefined) return refuse('unavailable');
  return context.transaction(async (tx) => {
    const found = await applicationTaking(tx, context, 'bank', id, { isHeld: true });
    if (!found.ok) return found;
    const application = found.value;
    await auditApplication(tx, context, application, 'bank-account-checked', { outcome: check.outcome });
    if (check.outcome !== 'match') return refusalFor(check.outcome, check);
    await insertBankAccount(tx, context.cipher, {
      ...account.value,
      userId: context.actor.userId,
      brandId: context.actor.brandId,
      id: context.newId(),
      applicationId: application.id,
      checkOutcome: check.outcome,
      now: context.now,
    });
    const given = givenAccount(account.value.accountNumber);
    return accept(
      await viewApplication(tx, context, await provideRequirement(tx, context, application, 'bank', given)),
    );
  });
}

function normalised({ accountName, sortCode, accountNumber }: AccountToCheck) {
  const code = parseSortCode(sortCode);
  const number = parseAccountNumber(accountNumber);
  if (code.ok && number.ok) {
    return accept({ accountName, sortCode: code.value, accountNumber: number.value });
  }
  const fields = {
    ...(!code.ok && { sortCode: ['Sort code must be 6 digits'] }),
    ...(!number.ok && { accountNumber: ['Account number must be between 6 and 8 digits'] }),
  };
  return refuse('validationFailed', { fields });
}

const REFUSALS = {
  'modulus-failure': 'accountNotPossible',
  'no-match': 'accountNameDoesNotMatch',
  'close-match': 'accountNameIsClose',
  'cannot-check': 'accountCannotBeChecked',
} as const satisfies Record<Exclude<AccountCheckOutcome, 'match'>, string>;

const DETAILS: Readonly<Record<keyof typeof REFUSALS, (check: AccountCheck) => RefusalDetail>> = {
  'modulus-failure': () => ({
    message: 'No such account is possible. Check the sort code and the account number.',
    fields: { accountNumber: ['Check the account number'], sortCode: ['Check the sort code'] },
  }),
  'no-match': () => ({
    message:
      'Your bank has another name for this account. Give an account in your own name, as your bank writes it.',
    fields: { accountName: ['This is not the name your bank has for the account'] },
  }),
  'close-match': ({ suggestedName }) => ({
    message: `Your bank has the name ${suggestedName ?? 'a little differently'}. If that is you, use it and try again.`,
    fields: { accountName: [`Your bank has the name ${suggestedName ?? 'a little differently'}`] },
  }),
  'cannot-check': () => ({
    message: 'Your bank could not confirm the name on this account. Try again later or give another account.',
    fields: { accountNumber: ['This account could not be checked'] },
  }),
};

function refusalFor(outcome: keyof typeof REFUSALS, check: AccountCheck) {
  return refuse(REFUSALS[outcome], DETAILS[outcome](check));
}
