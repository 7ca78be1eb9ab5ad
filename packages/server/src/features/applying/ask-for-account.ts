import { isAccountWrong } from '@fairlead/core/loan/payout-reasons';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { endSessionsOf } from '../../resources/auth-token/auth-token-store.ts';
import { supersedeSet } from '../../resources/document/document-store.ts';
import { holdUnpaidLoan } from '../../resources/loan/unpaid-loan.ts';
import type { ApplicationRow } from '../../resources/loan-application/loan-application-store.ts';
import { stepApplication } from '../../resources/loan-application/step-application.ts';
import { stepRequirement } from '../../resources/requirement/step-requirement.ts';

/**
 * Opens a signed application again whose loan could not be paid out: another account is given, and new documents are
 * read and signed. The price is held until the last day for it.
 */
export async function askForAccount(tx: Db, context: RequestContext<Borrower>, application: ApplicationRow) {
  const unpaid = await holdUnpaidLoan(tx, application, context.today);
  if (!unpaid || unpaid.problem.accountUntil < context.today) return refuse('applicationNotOpen');
  if (!isAccountWrong(unpaid.problem.reason)) return refuse('applicationNotOpen');
  await endSessionsOf(tx, context.actor, context.wallNow().toISOString(), application.id);
  await stepRequirement(tx, application, 'bank', 'reopened', { given: null, now: context.now });
  await supersedeSet(tx, application, context.now);
  const changes = { expires_on: unpaid.problem.accountUntil, follow_up: true };
  return accept(await stepApplication(tx, context, application, 'accountNeeded', changes));
}
