import type { Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import { checkClaimedDay, type ClaimedPayment } from '@fairlead/core/missing-payment/claim';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { borrowersEntry, recordAudit } from '../../resources/audit/audit-store.ts';
import { listCasesOf } from '../../resources/loan-case/loan-case-store.ts';
import { openCase } from '../../resources/loan-case/open-case.ts';
import { presentCase } from '../../resources/loan-case/present-case.ts';
import { traceInRecords } from '../../resources/loan-case/trace-in-records.ts';
import { findLoan, lockLoan, type LoanRow } from '../../resources/loan/loan-store.ts';
import { listFilesOfCases } from '../../resources/requirement/attachment-store.ts';
import type { Db } from '../../database/database.ts';

type Context = RequestContext<Borrower>;

/** Looks for a payment in our records; a person looks where nothing is found, or where the borrower asks for one. */
export async function reportMissingPayment(
  context: Context,
  id: string,
  { asksPerson, ...claim }: BodyOf<Endpoints['reportMissingPayment']>,
) {
  const { actor, cipher, today } = context;
  const checked = checkClaimedDay(claim.paidOn, today);
  if (!checked.ok) return checked;
  const outcome = await context.transaction(async (tx) => {
    if (!(await findLoan(tx, actor, id))) return refuse('notFound');
    const loan = await lockLoan(tx, { userId: actor.subjectId, loanId: id });
    const found = await traceInRecords(tx, loan, claim);
    const asked = found.length > 0 && !asksPerson ? null : await askPerson(context, tx, loan, claim);
    if (asked && !asked.ok) return asked;
    const detail = { loanId: id, found: found.map((payment) => payment.outcome) };
    await recordAudit(context, tx, borrowersEntry(actor, 'payment-traced', detail));
    return accept({
      '@type': 'payment-trace' as const,
      found,
      case: asked && presentCase(loan, asked.value, { cipher, sent: await listFilesOfCases(tx, loan) }),
    });
  });
  if (outcome.ok) context.wakeWorker();
  return outcome;
}

/** The case of the same payment, if a person looks for it already. */
async function askPerson(context: Context, tx: Db, loan: LoanRow, claim: ClaimedPayment) {
  const known = (await listCasesOf(tx, context.cipher, loan)).find(
    ({ outcome, stated: { payment } }) =>
      outcome === null && payment?.paidOn === claim.paidOn && payment.amount === claim.amount,
  );
  if (known) return accept(known);
  return openCase(context, tx, loan, { kind: 'missing-payment', stated: { payment: claim } });
}
