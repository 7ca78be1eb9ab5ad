import { isNameConfirmed } from '@fairlead/core/bank-account/check-before-payout';
import { longDay } from '@fairlead/core/calendar/display';
import { applicationPath } from '@fairlead/contract/web/account-paths';
import type { AccountToCheck } from '@fairlead/providers/bank-account-check/port';
import type { Borrower, RequestContext } from '../../context.ts';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Db } from '../../database/database.ts';
import { askBank, fieldsOfAccount, refuseAccount } from '../../resources/bank-account/account-check.ts';
import {
  findBankAccount,
  findCurrentBankAccount,
  insertBankAccount,
  isSameAccount,
} from '../../resources/bank-account/bank-account-store.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import type { ApplicationRow } from '../../resources/loan-application/loan-application-store.ts';
import { findNewestLoan } from '../../resources/loan/loan-store.ts';
import { holdUnpaidLoan, type UnpaidLoan } from '../../resources/loan/unpaid-loan.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';
import { findMandateOf } from '../../resources/mandate/mandate-store.ts';
import { writeToBorrower, type BorrowerLetter } from '../../resources/outbox/write-to-borrower.ts';
import { givenNumber } from '../../resources/requirement/present-requirement.ts';
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
  if (await wasNotPaid(context, asked.value, account)) {
    return refuse('accountNotPaid', { fields: fieldsOfAccount('accountNotPaid') });
  }
  const check = await askBank(context, account);
  if (check === undefined) return refuse('unavailable');
  return context.transaction(async (tx) => {
    const found = await applicationTaking(tx, context, 'bank', id, { isHeld: true });
    if (!found.ok) return found;
    const application = found.value;
    await auditApplication(tx, context, application, 'bank-account-checked', { outcome: check.outcome });
    if (!isNameConfirmed(check, account.accountName)) return refuseAccount(check);
    if (await isStored(tx, context, application, account))
      return accept(await viewApplication(tx, context, application));
    await storeAccount(tx, context, application, account);
    const given = givenNumber(account.accountNumber);
    const provided = await provideRequirement(tx, context, application, 'bank', given);
    const unpaid = await holdUnpaidLoan(tx, application, context.today);
    if (unpaid)
      await writeToBorrower(
        context,
        tx,
        context.actor,
        'another-account',
        accountReceived(unpaid, provided, given),
      );
    return accept(await viewApplication(tx, context, provided));
  });
}

/** Whether the loan of this application could not be paid into this very account. */
async function wasNotPaid(
  { db, cipher }: RequestContext,
  application: ApplicationRow,
  { sortCode, accountNumber }: AccountToCheck,
): Promise<boolean> {
  const loan = await findNewestLoan(db, application);
  const mandate = loan && (await findMandateOf(db, { userId: loan.user_id, loanId: loan.id }));
  if (!mandate) return false;
  const tried = await findBankAccount(db, cipher, mandate.user_id, mandate.bank_account_id);
  return tried?.sortCode === sortCode && tried.accountNumber === accountNumber;
}

function accountReceived(
  { problem }: UnpaidLoan,
  application: ApplicationRow,
  given: string,
): BorrowerLetter {
  return {
    subject: 'We have your new account',
    paragraphs: [
      `We’ll pay your loan into the account ${given}, and collect your payments from it.`,
      `Read and sign your new documents by the end of ${longDay(problem.accountUntil)}. We’ll send the money when you’ve signed.`,
      'If you didn’t add this account, call us now.',
    ],
    action: { label: 'Read your documents', path: applicationPath(application) },
  };
}

/** The same account given again changes nothing: documents made for it still count. */
async function isStored(
  tx: Db,
  { cipher }: RequestContext,
  application: ApplicationRow,
  account: AccountToCheck,
): Promise<boolean> {
  const stored = await findCurrentBankAccount(tx, cipher, application);
  return stored !== undefined && isSameAccount(stored, account);
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
