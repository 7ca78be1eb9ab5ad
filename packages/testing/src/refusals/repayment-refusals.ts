import type { TestServer } from '../start-test-server.ts';
import { loanOn, runningLoan, unpaidLoan, type LoanOn } from './loan-on.ts';
import { refusedWhere } from './refusal-world.ts';

const DAYS_UNTIL_LATE = 62;

const TOO_MUCH = 900_000;

/** A loan whose first payments failed. */
async function lateLoan(server: TestServer): Promise<LoanOn> {
  const loan = await loanOn(server, 'Penniless');
  await server.get('advanceTime', { body: { days: DAYS_UNTIL_LATE } });
  return loan;
}

/** A loan whose first payment failed today. */
async function failedToday(server: TestServer): Promise<LoanOn> {
  const loan = await loanOn(server, 'Penniless');
  const { nextPayment } = await server.get('readLoan', { token: loan.token, params: loan.params });
  await server.get('advanceTime', { body: { to: nextPayment?.collectOn ?? '' } });
  return loan;
}

/** A loan with a payment that the borrower asked for, on the day from which it cannot be cancelled. */
async function loanWithSentPayment(server: TestServer) {
  const { token, params } = await loanOn(server);
  await server.get('directDebitEarlyRepayment', { token, params, body: { amount: 20 } });
  const query = { embedded: 'pendingRepayments' };
  const { pendingRepayments } = await server.get('readLoan', { token, params, query });
  const [payment] = pendingRepayments ?? [];
  if (!payment?.cancelBefore) throw new Error('the payment can be cancelled until it is sent');
  await server.get('advanceTime', { body: { to: payment.cancelBefore } });
  return { token, params, paymentId: payment.id };
}

const paying = ({ token, params }: LoanOn, amount = 20) => ({ token, params, body: { amount } });
const considering = ({ token, params, asOf }: LoanOn) => ({
  token,
  params,
  body: { kind: 'move-payment-date', date: asOf } as const,
});
const moving = ({ token, params, asOf }: LoanOn) => ({ token, params, body: { date: asOf } });

/** What a borrower asks for on a running loan: payments, and another payment day. */
export const REPAYMENT_REFUSALS = [
  refusedWhere('the money has not been paid out', 'paymentDateNotChangeable', unpaidLoan).by({
    paymentDatesEligibleForUpdate: ({ token, params }) => ({ token, params }),
    previewPaymentDateChange: moving,
    previewLoanChange: considering,
    updatePaymentDate: moving,
  }),
  refusedWhere('the day is not one of those offered', 'paymentDateNotOffered', runningLoan).by({
    previewPaymentDateChange: moving,
    previewLoanChange: considering,
    updatePaymentDate: moving,
  }),
  refusedWhere('no payment has failed', 'secondAttemptNotMovable', runningLoan).by({
    readSecondAttempt: ({ token, params }) => ({ token, params }),
    moveSecondAttempt: moving,
  }),
  refusedWhere('the amount is more than is overdue', 'amountNotPossible', lateLoan).by({
    directDebitLateRepayment: (loan) => paying(loan, TOO_MUCH),
  }),
  refusedWhere('the payment was sent to the bank', 'paymentNotCancellable', loanWithSentPayment).by({
    cancelRepayment: ({ token, params, paymentId }) => ({ token, params, body: { paymentId } }),
  }),
  refusedWhere('the last payment is as agreed', 'nothingToChoose', (server) => loanOn(server)).by({
    chooseLastInstalment: ({ token, params }) => ({ token, params, body: { choice: 'together' } }),
  }),
  refusedWhere('the day is not one of those offered', 'secondAttemptDayNotOffered', failedToday).by({
    moveSecondAttempt: moving,
  }),
];
