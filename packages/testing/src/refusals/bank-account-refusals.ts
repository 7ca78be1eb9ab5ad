import { addDays } from '@fairlead/core/calendar/day';
import { addWorkingDays } from '@fairlead/core/calendar/working-days';
import { GOOD_ACCOUNT, OTHER_ACCOUNT } from '../journeys/applying.ts';
import type { TestServer } from '../start-test-server.ts';
import { accountThat } from './account-that.ts';
import { loanOn, runningLoan, unpaidLoan, type LoanOn } from './loan-on.ts';
import { refusedWhere } from './refusal-world.ts';

const toLoan = ({ token, params }: LoanOn) => ({ token, params });
const giving = (account: typeof GOOD_ACCOUNT) => ({
  updateBankDetails: (loan: LoanOn) => ({ ...toLoan(loan), body: account }),
});

const after = (days: number, firstName: string) => async (server: TestServer) => {
  const loan = await loanOn(server, firstName);
  await server.get('advanceTime', { body: { to: addWorkingDays(loan.asOf, days) } });
  return loan;
};

async function changing(server: TestServer): Promise<LoanOn> {
  const loan = await loanOn(server);
  await server.get('updateBankDetails', { ...toLoan(loan), body: OTHER_ACCOUNT });
  return loan;
}

async function lodged(server: TestServer): Promise<LoanOn> {
  const loan = await changing(server);
  await server.get('advanceTime', { body: { to: addWorkingDays(loan.asOf, 2) } });
  return loan;
}

/** The account from which payments are collected, and another bank account, of a running loan. */
export const BANK_ACCOUNT_REFUSALS = [
  refusedWhere('the money has not been paid out', 'directDebitNotPossible', unpaidLoan).by({
    setUpDirectDebit: toLoan,
    ...giving(OTHER_ACCOUNT),
  }),
  refusedWhere('nothing was overdue', 'lenderActionNotPossible', runningLoan).by({
    actAsStaff: ({ reference }) => ({ body: { reference, kind: 'default-notice' } }),
  }),
  refusedWhere('the account is not changed', 'noUpdate', runningLoan).by({
    stopBankDetailsUpdate: toLoan,
  }),
  refusedWhere('the number fails the check of its digits', 'accountNotPossible', runningLoan).by(
    giving(accountThat('modulus-failure')),
  ),
  refusedWhere('the account belongs to another person', 'accountNameDoesNotMatch', runningLoan).by(
    giving(accountThat('no-match')),
  ),
  refusedWhere('the name is close to that of the account', 'accountNameIsClose', runningLoan).by(
    giving(accountThat('close-match')),
  ),
  refusedWhere('the account was moved to another bank', 'accountSwitched', runningLoan).by(
    giving(accountThat('switched')),
  ),
  refusedWhere('the bank cannot check names', 'accountCannotBeChecked', runningLoan).by(
    giving(accountThat('cannot-check')),
  ),
  refusedWhere('another change is under way', 'updateUnderWay', changing).by(giving(GOOD_ACCOUNT)),
  refusedWhere('the new instruction has gone to the bank', 'updateLodged', lodged).by({
    stopBankDetailsUpdate: toLoan,
  }),
  refusedWhere('the account is in use', 'accountIsTheSame', after(5, 'Ada')).by(giving(GOOD_ACCOUNT)),
  refusedWhere('the bank has closed the account', 'accountClosed', after(8, 'Closed')).by({
    setUpDirectDebit: toLoan,
  }),
  refusedWhere('the bank reported a death', 'personNeeded', after(12, 'Deceased')).by({
    setUpDirectDebit: toLoan,
    ...giving(OTHER_ACCOUNT),
  }),
  refusedWhere('the day is over', 'timeOnlyGoesForward', runningLoan).by({
    advanceTime: ({ asOf }) => ({ body: { to: addDays(asOf, -1) } }),
  }),
];
