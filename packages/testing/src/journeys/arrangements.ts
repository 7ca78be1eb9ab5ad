import { addDays, day } from '@fairlead/core/calendar/day';
import type { WireBody } from '../call.ts';
import type { Application } from '../people.ts';
import { BUDGET } from './budgets.ts';
import { aboutLoan, shortLoan, signedLoan, type LoanBorrower } from './loans.ts';
import type { Api } from './sign-in.ts';

/** Days after the first collection, which failed: the loan is late, and the second attempt failed as well. */
const DAYS_LATE = 14;

/** A borrower whose first payments failed, and whose bank pays what is small enough. */
export async function lateBorrower(api: Api, application: Application = shortLoan('Stretched')) {
  const borrower = await signedLoan(api, application);
  const { nextPayment } = await api.get('readLoan', aboutLoan(borrower));
  await api.get('advanceTime', { body: { to: addDays(day(nextPayment?.collectOn ?? ''), DAYS_LATE) } });
  return borrower;
}

/** Fills in the budget of a borrower; answers which statement a plan is worked out from. */
export async function fillBudget(
  api: Api,
  { token }: Pick<LoanBorrower, 'token'>,
  changes: Partial<typeof BUDGET> = {},
) {
  const { id, version } = await api.get('openFinancialStatement', { token });
  const body = { version, ...BUDGET, ...changes };
  const changed = await api.get('changeFinancialStatement', { token, params: { id }, body });
  return { financialStatementId: id, version: changed.version };
}

type Answers = WireBody<'changeSelfServeArrangement'>;

/** A plan of £40 a month for three months, from the first day that is offered. */
export async function answersFor(api: Api, borrower: LoanBorrower, changes: Partial<Answers> = {}) {
  const affordability = await fillBudget(api, borrower);
  const { eligibleDates } = await api.get('readSelfServeArrangementInfo', aboutLoan(borrower));
  return {
    reason: 'less-income',
    other: null,
    priorityBillsUpdated: true,
    amount: 40,
    term: 3,
    affordability,
    paymentDate: eligibleDates[0] ?? null,
    paidBy: 'direct-debit',
    ...changes,
  } satisfies Answers;
}

/** A late borrower who has agreed a plan. */
export async function arranged(api: Api, changes: Partial<Answers> = {}, application?: Application) {
  const borrower = await lateBorrower(api, application);
  await api.get('openSelfServeArrangement', aboutLoan(borrower));
  const answers = await answersFor(api, borrower, changes);
  const body = { ...answers, isAgreed: true };
  const plan = await api.get('changeSelfServeArrangement', { ...aboutLoan(borrower), body });
  return { ...borrower, answers, plan };
}
