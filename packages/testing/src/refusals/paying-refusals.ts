import { addDays } from '@fairlead/core/calendar/day';
import { answerAtBank, askToPayByBank, tokenIn } from '../journeys/bank-payments.ts';
import { cancelInstruction } from '../journeys/loans.ts';
import { RETURNED_ACCOUNT } from '../journeys/applying.ts';
import type { TestServer } from '../start-test-server.ts';
import { loanOn, runningLoan, unpaidLoan, type LoanOn } from './loan-on.ts';
import { NO_ID, refusedWhere } from './refusal-world.ts';

const TOO_MUCH = 900_000;
const SECRET = 'x'.repeat(43);

const byCard = ({ token, params }: LoanOn, amount: number, card = 'pm_card_visa') => ({
  token,
  params,
  body: { paymentMethodId: card, amount, purpose: 'early' } as const,
});
const byBank = ({ token, params }: LoanOn, amount: number) =>
  askToPayByBank({ token, loanId: params.id }, { flow: 'early', amount });
const ofAmount = ({ token, params }: LoanOn, amount: number) => ({ token, params, body: { amount } });
const onceMore = ({ token, params }: LoanOn, amount: number) => ({
  token,
  params,
  body: { kind: 'pay-once', amount } as const,
});
const endingOn = ({ token, params }: LoanOn, date: string) => ({
  token,
  params,
  body: { kind: 'settle', date } as const,
});
const toLoan = ({ token, params }: LoanOn) => ({ token, params });

/** A loan whose card payment could not be processed, after which no card is charged for a day. */
async function cardBlocked(server: TestServer): Promise<LoanOn> {
  const loan = await loanOn(server);
  await server.call('attemptCardCharge', byCard(loan, 20, 'pm_card_chargeDeclinedProcessingError'));
  return loan;
}

/** A payment that the borrower did not confirm with their bank. */
async function notConfirmed(server: TestServer) {
  const loan = await loanOn(server);
  const asked = await server.get('attemptCardCharge', byCard(loan, 20, 'pm_card_threeDSecure2Required'));
  if (asked['@type'] !== 'card-action-required') throw new Error('the bank asks first');
  const { paymentIntentId, paymentIntentClientSecret } = asked;
  await server.get('answerCardBank', { body: { paymentIntentClientSecret, isConfirmed: false } });
  await server.work();
  return { loan, paymentIntentId };
}

async function linkOf(server: TestServer) {
  const loan = await loanOn(server);
  const { url } = await server.get('makeRepaymentLink', ofAmount(loan, 20));
  return { loan, body: { token: tokenIn(url) } };
}

async function paidLink(server: TestServer) {
  const { body } = await linkOf(server);
  const { url } = await server.get('payByRepaymentLink', { body });
  await answerAtBank(server, url);
  server.passMinutes(1);
  await server.work();
  return { body };
}

/** A link of a loan that its borrower withdraws from. */
async function linkAfterNotice(server: TestServer) {
  const { loan, body } = await linkOf(server);
  await server.get('createEarlySettlementQuote', { ...toLoan(loan), body: { type: 'cancellation' } });
  return { body };
}

/** What is paid by card, from a bank, by someone else and by Direct Debit. */
export const PAYING_REFUSALS = [
  refusedWhere('the money has not been paid out', 'repaymentNotPossible', unpaidLoan).by({
    attemptCardCharge: (loan) => byCard(loan, 20),
    startBankPayment: (loan) => byBank(loan, 20),
    makeRepaymentLink: (loan) => ofAmount(loan, 20),
    previewEarlyRepayment: (loan) => ofAmount(loan, 20),
    previewLoanChange: (loan) => onceMore(loan, 20),
    directDebitEarlyRepayment: (loan) => ofAmount(loan, 20),
    directDebitLateRepayment: (loan) => ofAmount(loan, 20),
  }),
  refusedWhere('the amount is more than is owed', 'amountNotPossible', runningLoan).by({
    attemptCardCharge: (loan) => byCard(loan, TOO_MUCH),
    startBankPayment: (loan) => byBank(loan, TOO_MUCH),
    makeRepaymentLink: (loan) => ofAmount(loan, TOO_MUCH),
    previewEarlyRepayment: (loan) => ofAmount(loan, TOO_MUCH),
    previewLoanChange: (loan) => onceMore(loan, TOO_MUCH),
    directDebitEarlyRepayment: (loan) => ofAmount(loan, TOO_MUCH),
  }),
  refusedWhere('a card could not be processed today', 'cardPaymentFailedError', cardBlocked).by({
    attemptCardCharge: (loan) => byCard(loan, 20),
  }),
  refusedWhere('the bank did not confirm the payment', 'cardPaymentFailedError', notConfirmed).by({
    confirmCardPayment: ({ loan, paymentIntentId }) => ({ ...toLoan(loan), body: { paymentIntentId } }),
  }),
  refusedWhere('no link was made', 'noRepaymentLink', runningLoan).by({
    startBankPayment: ({ token, params }) => askToPayByBank({ token, loanId: params.id }, { flow: 'link' }),
  }),
  refusedWhere('no payment waits for a bank', 'nothingToResume', runningLoan).by({
    makeResumeToken: ({ token, params }) => ({
      token,
      body: { subjectId: params.id, subjectType: 'loan', origin: 'web' },
    }),
  }),
  refusedWhere('the link was never made', 'resumeEnded', async () => NO_ID).by({
    resumeJourney: (subjectId) => ({
      body: { subjectId, subjectType: 'loan', origin: 'web', code: SECRET, resumeJourneyToken: SECRET },
    }),
  }),
  refusedWhere('the link was never made', 'repaymentLinkEnded', async () => ({ token: SECRET })).by({
    openRepaymentLink: (body) => ({ body }),
    payByRepaymentLink: (body) => ({ body }),
  }),
  refusedWhere('the link was paid', 'repaymentLinkPaid', paidLink).by({
    payByRepaymentLink: ({ body }) => ({ body }),
  }),
  refusedWhere('the borrower withdraws meanwhile', 'repaymentLinkNotPayable', linkAfterNotice).by({
    payByRepaymentLink: ({ body }) => ({ body }),
  }),
];

const settling = (loan: LoanOn) => ({ ...toLoan(loan), body: { type: 'settlement' } as const });
const choosing = (loan: LoanOn, settleOn?: string) => ({
  ...toLoan(loan),
  body: { paymentMethod: 'DIRECT_DEBIT' as const, ...(settleOn !== undefined && { settleOn }) },
});
const changing = (loan: LoanOn, settleOn?: string) => ({
  ...toLoan(loan),
  body: settleOn === undefined ? {} : { settleOn },
});

async function quoted(server: TestServer, account?: typeof RETURNED_ACCOUNT): Promise<LoanOn> {
  const loan = await loanOn(server, undefined, account);
  await server.get('createEarlySettlementQuote', settling(loan));
  return loan;
}

async function beingSettled(server: TestServer): Promise<LoanOn> {
  const loan = await quoted(server);
  await server.get('selectEarlySettlementQuotePaymentMethod', choosing(loan));
  return loan;
}

async function withoutInstruction(server: TestServer): Promise<LoanOn> {
  const loan = await quoted(server);
  await cancelInstruction(server, loan.params.id);
  return loan;
}

/** A loan whose money the bank sent back after its figure was asked for. */
async function sentBack(server: TestServer): Promise<LoanOn> {
  const loan = await quoted(server, RETURNED_ACCOUNT);
  await server.get('advanceTime', { body: { days: 1 } });
  return loan;
}

/** Paying off a loan. */
export const SETTLING_REFUSALS = [
  refusedWhere('the money has not been paid out', 'settlementNotPossible', unpaidLoan).by({
    previewEarlySettlementQuote: toLoan,
    previewLoanChange: (loan) => endingOn(loan, loan.asOf),
    createEarlySettlementQuote: settling,
  }),
  refusedWhere('no figure was asked for', 'noQuote', runningLoan).by({
    unexpiredEarlySettlementQuote: toLoan,
    selectEarlySettlementQuotePaymentMethod: (loan) => choosing(loan),
    changeEarlySettlementQuotePaymentMethodToDirectDebit: (loan) => changing(loan),
  }),
  refusedWhere('it is collected already', 'settlementUnderWay', beingSettled).by({
    selectEarlySettlementQuotePaymentMethod: (loan) => choosing(loan),
    changeEarlySettlementQuotePaymentMethodToDirectDebit: (loan) => changing(loan),
  }),
  refusedWhere('the day is too soon for a Direct Debit', 'settlementDayNotOffered', (server) =>
    quoted(server),
  ).by({
    selectEarlySettlementQuotePaymentMethod: (loan) => choosing(loan, addDays(loan.asOf, 1)),
    changeEarlySettlementQuotePaymentMethodToDirectDebit: (loan) => changing(loan, addDays(loan.asOf, 1)),
  }),
  refusedWhere('the day is too soon for a Direct Debit', 'settlementDayNotOffered', runningLoan).by({
    previewLoanChange: (loan) => endingOn(loan, addDays(loan.asOf, 1)),
  }),
  refusedWhere('the Direct Debit was cancelled at the bank', 'noMandate', withoutInstruction).by({
    selectEarlySettlementQuotePaymentMethod: (loan) => choosing(loan),
    changeEarlySettlementQuotePaymentMethodToDirectDebit: (loan) => changing(loan),
  }),
  refusedWhere('the money was sent back after it was paid out', 'settlementNotPossible', sentBack).by({
    selectEarlySettlementQuotePaymentMethod: (loan) => choosing(loan),
    changeEarlySettlementQuotePaymentMethodToDirectDebit: (loan) => changing(loan),
  }),
];
