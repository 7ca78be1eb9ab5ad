import { isDeepStrictEqual } from 'node:util';
import type { Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import {
  isCompleteArrangement,
  type ArrangementForm,
  type CompleteArrangementForm,
} from '@fairlead/core/arrangement/form';
import { ARRANGEMENT_REFUSALS } from '@fairlead/core/arrangement/eligibility';
import { agreementOf, planFor } from '@fairlead/core/arrangement/plan';
import { checkMandate } from '@fairlead/core/collection/repayment';
import { statementFrom } from '@fairlead/core/financial-statement/answers';
import { surplusOf } from '@fairlead/core/financial-statement/surplus';
import type { PromisedPayment } from '@fairlead/core/loan/events';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Db } from '../../database/database.ts';
import {
  findArrangement,
  updateArrangement,
  type Affordability,
  type StoredArrangement,
} from '../../resources/arrangement/arrangement-store.ts';
import { borrowersEntry, recordAudit } from '../../resources/audit/audit-store.ts';
import { writeLoanLetters } from '../../resources/loan/loan-letters.ts';
import { findLoan, lockLoan, type LoanRow } from '../../resources/loan/loan-store.ts';
import { recordEvents } from '../../resources/loan/record-events.ts';
import { cancelDebitsOf } from '../../resources/payment/cancel-debit.ts';
import { findFacts, refuseArrangement, type ArrangementFacts, type Context } from './arrangement-facts.ts';
import { isInForce, presentArrangement } from './present-arrangement.ts';

type Body = BodyOf<Endpoints['changeSelfServeArrangement']>;

/** Saves the answers of a plan, or agrees it with them. Agreeing the same plan again returns the plan. */
export function changeArrangement(context: Context, loanId: string, { isAgreed, ...form }: Body) {
  return context.transaction(async (tx) => {
    const { actor, cipher } = context;
    if (!(await findLoan(tx, actor, loanId))) return refuse('notFound');
    const loan = await lockLoan(tx, { userId: actor.subjectId, loanId });
    const facts = await findFacts(tx, context, loan);
    const stored = await findArrangement(tx, cipher, loan);
    if (stored && isInForce(stored, facts)) {
      const isSame = isAgreed && isDeepStrictEqual(form, stored.form);
      return isSame ? accept(presentArrangement(stored, facts)) : refusePlanUnderWay();
    }
    const refused = refuseArrangement(facts);
    if (refused) return refused;
    if (stored?.agreed_on !== null) return refuse('arrangementNotStarted');
    return isAgreed
      ? agree({ context, tx, loan, facts, stored }, form)
      : save({ context, tx, loan, facts, stored }, form);
  });
}

const refusePlanUnderWay = () =>
  refuse('arrangementNotPossible', { message: ARRANGEMENT_REFUSALS.planUnderWay });

interface Change {
  readonly context: Context;
  readonly tx: Db;
  readonly loan: LoanRow;
  readonly facts: ArrangementFacts;
  readonly stored: StoredArrangement;
}

async function save({ context, tx, facts, stored }: Change, form: ArrangementForm) {
  // A budget of another borrower, or one that has been replaced, is never written down.
  const seen = form.affordability?.financialStatementId ?? facts.statement?.id;
  if (seen !== facts.statement?.id) return refuse('budgetChanged');
  const { actor, cipher, now } = context;
  const saved = await updateArrangement(tx, cipher, stored, { form, now });
  const detail = { loan: stored.loan_id, arrangement: stored.id };
  await recordAudit(context, tx, borrowersEntry(actor, 'arrangement-saved', detail));
  return accept(presentArrangement(saved, facts));
}

async function agree(change: Change, form: ArrangementForm) {
  const { facts } = change;
  if (!isCompleteArrangement(form) || (facts.statement && facts.affordable === null))
    return refuse('arrangementIncomplete');
  const affordability = affordabilityFor(form, facts);
  if (affordability === null) return refuse('budgetChanged');
  const { projection, loan } = facts;
  if (form.paidBy === 'direct-debit' && !checkMandate(projection, loan.events).ok)
    return refuse('noDirectDebit');
  const { amount, term, paymentDate: firstOn } = form;
  const planned = planFor(loan, affordability, { amount, term, firstOn });
  if (!planned.ok) return planned;
  return recordAgreement(change, form, { payments: planned.value, affordability });
}

/** What the household had, by the version of the statement that the borrower saw; null where that has changed. */
function affordabilityFor(
  { affordability: seen }: CompleteArrangementForm,
  { statement, affordable }: ArrangementFacts,
): Affordability | null {
  if (!statement || !affordable) return null;
  const isSeen = statement.id === seen.financialStatementId && statement.version === seen.version;
  return isSeen ? { ...affordable, totals: surplusOf(statementFrom(statement.answers)) } : null;
}

/** From here the promises take the place of the instalments; a Direct Debit that no bank has yet is not sent. */
async function recordAgreement(
  { context, tx, loan, stored }: Change,
  form: CompleteArrangementForm,
  agreed: { readonly payments: readonly PromisedPayment[]; readonly affordability: Affordability },
) {
  const { actor, cipher, now, today } = context;
  const { payments, affordability } = agreed;
  await cancelDebitsOf(context, tx, { userId: loan.user_id, loanId: loan.id });
  const about = { reference: stored.id, agreedOn: today, recordedAt: now, payments, paidBy: form.paidBy };
  const change = await recordEvents(context, tx, loan, agreementOf(about), {
    asOf: today,
    actor: 'borrower',
  });
  const saved = await updateArrangement(tx, cipher, stored, {
    ...{ form, now },
    agreed: { on: today, affordability },
  });
  const detail = { loan: loan.id, arrangement: stored.id, payments: [...payments] };
  await recordAudit(context, tx, borrowersEntry(actor, 'arrangement-agreed', detail));
  await writeLoanLetters(context, tx, change);
  return accept(presentArrangement(saved, await findFacts(tx, context, loan)));
}
