import {
  ARRANGEMENT_REFUSALS,
  LONGEST_PLAN_MONTHS,
  whyNoArrangement,
} from '@fairlead/core/arrangement/eligibility';
import { firstPaymentDays } from '@fairlead/core/arrangement/first-payment-days';
import { hasInstruction } from '@fairlead/core/collection/collects-instalments';
import { missingFrom } from '@fairlead/core/financial-statement/missing';
import { accept, refuse } from '@fairlead/core/outcome';
import { findArrangement } from '../../resources/arrangement/arrangement-store.ts';
import { findLoan } from '../../resources/loan/loan-store.ts';
import { findFacts, type Context } from './arrangement-facts.ts';

/** Whether the borrower can set up a plan by themselves, and what it could be. */
export async function readInfo(context: Context, loanId: string) {
  const { actor, cipher, db, today } = context;
  const row = await findLoan(db, actor, loanId);
  if (!row) return refuse('notFound');
  const { loan, projection, statement, affordable } = await findFacts(db, context, row);
  const stored = await findArrangement(db, cipher, row);
  const term = (stored?.agreed_on === null ? stored.form.term : null) ?? 1;
  const dates = firstPaymentDays(today, term).map(({ date, refusal }) => ({ date, reason: refusal }));
  const reason = whyNoArrangement(projection, loan.events);
  return accept({
    '@type': 'self-serve-arrangement-info' as const,
    isEligible: reason === null,
    whyNot: reason && { reason, message: ARRANGEMENT_REFUSALS[reason] },
    overdue: projection.arrears.amount,
    eligibleDates: reason === null ? dates.flatMap((day) => (day.reason === null ? [day.date] : [])) : [],
    dates,
    financialStatement: statement && {
      ...{ id: statement.id, version: statement.version },
      isComplete: affordable !== null,
      missing: [...missingFrom(statement.answers)],
    },
    surplus: affordable?.surplus ?? null,
    offer: affordable?.offer ?? null,
    maximumTerm: LONGEST_PLAN_MONTHS,
    hasDirectDebit: hasInstruction(projection, loan.events),
  });
}
