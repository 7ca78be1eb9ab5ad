import { furtherPayment } from '@fairlead/core/affordability/further-payment';
import { londonDay } from '@fairlead/core/calendar/london';
import { project } from '@fairlead/core/loan/read/project';
import { isIn } from '@fairlead/core/loan/states';
import { ZERO } from '@fairlead/core/money/pence';
import { accept, refuse } from '@fairlead/core/outcome';
import type { RequestContext } from '../../context.ts';
import { findLoanDecision } from '../../resources/decision/loan-decision-store.ts';
import { findLoanOwner } from '../../resources/loan/loan-owner-store.ts';
import { findLoanWithEvents } from '../../resources/loan/loan-view-store.ts';

/** What the borrower of a loan of this brand could pay each month for another product. Writes nothing. */
export async function readAffordability({ db, cipher, brand, today }: RequestContext, loanId: string) {
  const owner = await findLoanOwner(db, brand.id, loanId);
  const loan = owner && (await findLoanWithEvents(db, owner, loanId, { relations: false }));
  const decision = loan && (await findLoanDecision(db, cipher, loan));
  if (!loan || !decision) return refuse('notFound');
  const { state, isActive, arrears } = project(loan.agreement, loan.events, today);
  const { facts, report } = decision.inputs;
  const further = furtherPayment({
    household: facts.household,
    monthlyCommitments: report.monthlyCommitments,
    instalment: isActive ? loan.agreement.monthly : ZERO,
    hasTrouble: arrears.amount > 0 || isIn('closedByLender', state) || isIn('terminated', state),
  });
  return accept({ '@type': 'affordability', ...further, asOf: londonDay(Date.parse(decision.decidedAt)) });
}
