import { answersFor, fillBudget, lateBorrower } from '../journeys/arrangements.ts';
import { BUDGET } from '../journeys/budgets.ts';
import { aboutLoan, cancelInstruction } from '../journeys/loans.ts';
import type { TestServer } from '../start-test-server.ts';
import { loanOn } from './loan-on.ts';
import { refusedWhere } from './refusal-world.ts';

/** The same late borrower for every state of a server, because a refused call changes nothing; time moves only once. */
const BORROWERS = new WeakMap<TestServer, ReturnType<typeof lateBorrower>>();

function theLateBorrower(server: TestServer): ReturnType<typeof lateBorrower> {
  const borrower = BORROWERS.get(server) ?? lateBorrower(server);
  BORROWERS.set(server, borrower);
  return borrower;
}

/** A late borrower who has opened a plan, with answers from which it could be agreed. */
async function planning(server: TestServer) {
  const borrower = await theLateBorrower(server);
  const about = aboutLoan(borrower);
  await server.get('openSelfServeArrangement', about);
  return { ...about, loanId: borrower.loanId, answers: await answersFor(server, borrower) };
}

type Planning = Awaited<ReturnType<typeof planning>>;

const agreeing = ({ token, params, answers }: Planning, changes: Partial<Planning['answers']> = {}) => ({
  token,
  params,
  body: { ...answers, ...changes, isAgreed: true },
});

/** A payment plan that a borrower sets up. */
export const ARRANGEMENT_REFUSALS = [
  refusedWhere('nothing is overdue', 'arrangementNotPossible', (server) => loanOn(server)).by({
    openSelfServeArrangement: ({ token, params }) => ({ token, params }),
    changeSelfServeArrangement: ({ token, params }) => ({ token, params, body: {} }),
  }),
  refusedWhere('no plan was opened', 'arrangementNotStarted', theLateBorrower).by({
    changeSelfServeArrangement: (borrower) => ({ ...aboutLoan(borrower), body: {} }),
  }),
  refusedWhere('an answer is missing', 'arrangementIncomplete', planning).by({
    changeSelfServeArrangement: (plan) => ({ ...agreeing(plan), body: { isAgreed: true } }),
  }),
  refusedWhere('the amount is more than is left', 'amountNotPossible', planning).by({
    changeSelfServeArrangement: (plan) => agreeing(plan, { amount: 5000 }),
  }),
  refusedWhere('the plan would last a year', 'termNotPossible', planning).by({
    changeSelfServeArrangement: (plan) => agreeing(plan, { term: 12 }),
  }),
  refusedWhere('the day is not one of those offered', 'dateNotPossible', planning).by({
    changeSelfServeArrangement: (plan) => agreeing(plan, { paymentDate: '2026-11-25' }),
  }),
  refusedWhere('the bank has cancelled the Direct Debit', 'noDirectDebit', async (server) => {
    const plan = await planning(server);
    await cancelInstruction(server, plan.loanId);
    return plan;
  }).by({ changeSelfServeArrangement: (plan) => agreeing(plan) }),
  refusedWhere('the budget was changed meanwhile', 'budgetChanged', async (server) => {
    const plan = await planning(server);
    await fillBudget(server, plan, { notes: `${BUDGET.notes} And my rent.` });
    return plan;
  }).by({ changeSelfServeArrangement: (plan) => agreeing(plan) }),
];
