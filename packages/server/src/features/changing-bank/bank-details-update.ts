import { hasPayerDied } from '@fairlead/core/collection/direct-debit-reasons';
import { isNameConfirmed } from '@fairlead/core/bank-account/check-before-payout';
import { collectedBefore, needsDirectDebit, newInstruction } from '@fairlead/core/collection/new-instruction';
import { project } from '@fairlead/core/loan/read/project';
import { accept, refuse } from '@fairlead/core/outcome';
import { maskLast4 } from '@fairlead/core/text/mask';
import type { AccountToCheck } from '@fairlead/providers/bank-account-check/port';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { borrowersEntry, recordAudit } from '../../resources/audit/audit-store.ts';
import { askBank, fieldsOfAccount, refuseAccount } from '../../resources/bank-account/account-check.ts';
import {
  findBankAccount,
  insertLaterAccount,
  isSameAccount,
} from '../../resources/bank-account/bank-account-store.ts';
import {
  endUpdate,
  findUpdateUnderWay,
  insertUpdate,
  type BankDetailsUpdateRow,
} from '../../resources/bank-details-update/bank-details-update-store.ts';
import { listEvents } from '../../resources/loan/loan-event-store.ts';
import { findLoan, lockLoan, type LoanRow } from '../../resources/loan/loan-store.ts';
import { findMandateOf } from '../../resources/mandate/mandate-store.ts';
import { writeToBorrower } from '../../resources/outbox/write-to-borrower.ts';
import { accountKeptLetter, accountLetter } from './bank-letters.ts';

type Context = RequestContext<Borrower>;

const keyOf = ({ user_id: userId, id: loanId }: LoanRow) => ({ userId, loanId });

/** The change under way, until the new account is in use; null where there is none. */
export async function readUpdate(context: Context, id: string) {
  const { db, actor, today } = context;
  const loan = await findLoan(db, actor, id);
  if (!loan) return refuse('notFound');
  const update = await findUpdateUnderWay(db, keyOf(loan), today);
  return accept(update ? await present(context, db, loan, update) : null);
}

/** Checks the account with the bank, outside any transaction, and takes it when its name matches. */
export async function updateBankDetails(context: Context, id: string, account: AccountToCheck) {
  const found = await findLoan(context.db, context.actor, id);
  if (!found) return refuse('notFound');
  const refusal = await whyNot(context, context.db, found, account);
  if (refusal) return refusal;
  const check = await askBank(context, account);
  if (check === undefined) return refuse('unavailable');
  if (!isNameConfirmed(check, account.accountName)) return refuseAccount(check);
  const outcome = await context.transaction(async (tx) => {
    const loan = await lockLoan(tx, keyOf(found));
    const changed = await whyNot(context, tx, loan, account);
    if (changed) return changed;
    return accept(await present(context, tx, loan, await store(context, tx, loan, account)));
  });
  if (outcome.ok) context.wakeWorker();
  return outcome;
}

async function whyNot({ cipher, today }: Context, db: Db, loan: LoanRow, account: AccountToCheck) {
  const key = keyOf(loan);
  const events = await listEvents(db, key);
  const projection = project(loan.agreement, events, today);
  const mandate = await findMandateOf(db, key);
  if (!mandate || !needsDirectDebit(projection)) return refuse('directDebitNotPossible');
  if (hasPayerDied(events)) return refuse('personNeeded');
  if (await findUpdateUnderWay(db, key, today)) return refuse('updateUnderWay');
  const used = await findBankAccount(db, cipher, loan.user_id, mandate.bank_account_id);
  return used && isSameAccount(used, account) && projection.isMandateActive
    ? refuse('accountIsTheSame', { fields: fieldsOfAccount('accountIsTheSame') })
    : undefined;
}

async function store(
  context: Context,
  tx: Db,
  loan: LoanRow,
  account: AccountToCheck,
): Promise<BankDetailsUpdateRow> {
  const { actor, cipher, today, now, newId, wallNow } = context;
  const { userId, brandId } = actor;
  const { lodgedOn, usedFrom } = newInstruction(today);
  const accountId = newId();
  const applicationId = loan.application_id;
  const row = {
    ...account,
    id: accountId,
    userId,
    brandId,
    applicationId,
    checkOutcome: 'match',
    now,
  } as const;
  await insertLaterAccount(tx, cipher, row);
  const update = await insertUpdate(tx, {
    user_id: loan.user_id,
    id: newId(),
    brand_id: loan.brand_id,
    loan_id: loan.id,
    bank_account_id: accountId,
    requested_on: today,
    lodge_on: lodgedOn,
    used_from: usedFrom,
    mandate_id: null,
    stopped_at: null,
    updated_at: wallNow().toISOString(),
  });
  await recordAudit(context, tx, borrowersEntry(actor, 'bank-details-changed', { loanId: loan.id }));
  const projection = project(loan.agreement, await listEvents(tx, keyOf(loan)), today);
  const stillFromOldOn = collectedBefore(projection, usedFrom);
  const letter = accountLetter(loan, { ending: account.accountNumber.slice(-4), usedFrom, stillFromOldOn });
  await writeToBorrower(context, tx, actor, 'bank-details-changed', letter);
  return update;
}

/** Stops the change before its instruction goes to the bank. */
export async function stopUpdate(context: Context, id: string) {
  const { actor, today, wallNow } = context;
  const outcome = await context.transaction(async (tx) => {
    const found = await findLoan(tx, actor, id);
    if (!found) return refuse('notFound');
    const loan = await lockLoan(tx, keyOf(found));
    const update = await findUpdateUnderWay(tx, keyOf(loan), today);
    if (!update) return refuse('noUpdate');
    const at = wallNow().toISOString();
    if (!(await endUpdate(tx, update, { stopped_at: at, updated_at: at }))) return refuse('updateLodged');
    await recordAudit(context, tx, borrowersEntry(actor, 'bank-details-change-stopped', { loanId: id }));
    await writeToBorrower(context, tx, actor, 'bank-details-kept', accountKeptLetter(loan));
    return accept(null);
  });
  if (outcome.ok) context.wakeWorker();
  return outcome;
}

async function present({ cipher, today }: Context, db: Db, loan: LoanRow, update: BankDetailsUpdateRow) {
  const account = await findBankAccount(db, cipher, update.user_id, update.bank_account_id);
  if (!account) throw new Error(`the account of the change ${update.id} is not there`);
  const projection = project(loan.agreement, await listEvents(db, keyOf(loan)), today);
  return {
    '@type': 'bank-details-update' as const,
    id: update.id,
    accountName: account.accountName,
    maskedSortCode: maskLast4(account.sortCode),
    maskedAccountNumber: maskLast4(account.accountNumber),
    requestedOn: update.requested_on,
    lodgedOn: update.lodge_on,
    isLodged: update.mandate_id !== null,
    usedFrom: update.used_from,
    stillFromOldOn: collectedBefore(projection, update.used_from),
  };
}
