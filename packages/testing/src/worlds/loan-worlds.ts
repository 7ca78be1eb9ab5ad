import { addDays, day } from '@fairlead/core/calendar/day';
import { answersFor, lateBorrower } from '../journeys/arrangements.ts';
import { askToPayByBank, providerIdIn, resumeOf, tokenIn } from '../journeys/bank-payments.ts';
import { addWorkingDays } from '@fairlead/core/calendar/working-days';
import { OTHER_ACCOUNT } from '../journeys/applying.ts';
import { cancelInstruction, shortLoan, signedLoan } from '../journeys/loans.ts';
import { LOST_TRANSFER } from '../journeys/missing-payments.ts';
import { newApplicant } from '../people.ts';
import { transaction } from '@fairlead/server/database/database';
import { lockLoan, type LoanKey } from '@fairlead/server/resources/loan/loan-store';
import { recordEvents } from '@fairlead/server/resources/loan/record-events';
import { world, type WorldServer } from './world.ts';

/** A borrower with a running loan, who wants another payment day. */
export const loanToRepay = world(
  async (api) => {
    const { token, loanId } = await signedLoan(api, newApplicant('Successful', 'Accept'));
    const params = { id: loanId };
    const dates = await api.get('paymentDatesEligibleForUpdate', { token, params });
    const { asOf } = await api.get('readLoan', { token, params });
    return { token, params, date: dates.at(-1) ?? '', asOf };
  },
  {
    readStatement: ({ token, params, asOf }) => ({ token, params: { ...params, from: asOf, to: asOf } }),
    exportStatement: ({ token, params, asOf }) => ({ token, params: { ...params, from: asOf, to: asOf } }),
    readSettlementStatement: ({ token, params, asOf }) => ({ token, params: { ...params, date: asOf } }),
    paymentDatesEligibleForUpdate: ({ token, params }) => ({ token, params }),
    previewPaymentDateChange: ({ token, params, date }) => ({ token, params, body: { date } }),
    updatePaymentDate: ({ token, params, date }) => ({ token, params, body: { date } }),
    listLoanCases: ({ token, params }) => ({ token, params }),
    reportMissingPayment: ({ token, params, asOf }) => ({
      token,
      params,
      body: { ...LOST_TRANSFER, paidOn: asOf },
    }),
    reportBreathingSpace: ({ token, params, asOf }) => ({
      token,
      params,
      body: { adviser: 'StepChange', appliedOn: asOf },
    }),
  },
);

/** A borrower whose first payment failed today, and who picks another day for the second attempt. */
export const paymentFailed = world(
  async (api) => {
    const { token, loanId } = await signedLoan(api, newApplicant('Penniless', 'Accept'));
    const params = { id: loanId };
    const { nextPayment } = await api.get('readLoan', { token, params });
    await api.get('advanceTime', { body: { to: nextPayment?.collectOn ?? '' } });
    const { days } = await api.get('readSecondAttempt', { token, params });
    return { token, params, date: days.at(-1) ?? '' };
  },
  {
    readSecondAttempt: ({ token, params }) => ({ token, params }),
    moveSecondAttempt: ({ token, params, date }) => ({ token, params, body: { date } }),
  },
);

/** A borrower whose last payment has grown by another payment day, and who was notified. */
export const grownLastPayment = world(
  async (server) => {
    const { token, loanId, userId } = await signedLoan(server, newApplicant('Successful', 'Accept'));
    const params = { id: loanId };
    const [date] = (await server.get('paymentDatesEligibleForUpdate', { token, params })).slice(-1);
    await server.get('updatePaymentDate', { token, params, body: { date: date ?? '' } });
    await notifyOfGrownLast(server, { userId, loanId });
    return { token, params };
  },
  {
    chooseLastInstalment: ({ token, params }) => ({ token, params, body: { choice: 'together' } }),
  },
);

/** As the daily run does ten working days before the last payment, months earlier. */
async function notifyOfGrownLast({ db, services }: WorldServer, key: LoanKey): Promise<void> {
  const { today, now: recordedAt } = await services.clock.read(db);
  const about = { valueOn: today, recordedAt, reference: key.loanId } as const;
  await transaction(db, async (tx) => {
    const loan = await lockLoan(tx, key);
    const events = [{ kind: 'last-instalment-grown', ...about }] as const;
    await recordEvents(services, tx, loan, events, { asOf: today, actor: 'system' });
  });
}

/** A borrower with a running loan, who has paid once by card. */
export const paidByCard = world(
  async (api) => {
    const { token, loanId } = await signedLoan(api, newApplicant('Successful', 'Accept'));
    const params = { id: loanId };
    const body = { paymentMethodId: 'pm_card_visa', amount: 50, purpose: 'early' } as const;
    await api.get('attemptCardCharge', { token, params, body });
    const { historicalRepayments = [] } = await api.get('readLoan', {
      token,
      params,
      query: { embedded: 'historicalRepayments' },
    });
    return { token, params, transaction: historicalRepayments.at(-1)?.id ?? '' };
  },
  {
    readReceipt: ({ token, params, transaction }) => ({ token, params: { ...params, transaction } }),
  },
);

/** A borrower with a running loan, who pays early. */
export const payingEarly = world(
  async (api) => {
    const { token, loanId } = await signedLoan(api, newApplicant('Successful', 'Accept'));
    const params = { id: loanId };
    await api.get('directDebitEarlyRepayment', { token, params, body: { amount: 50 } });
    const { pendingRepayments } = await api.get('readLoan', {
      token,
      params,
      query: { embedded: 'pendingRepayments' },
    });
    return { token, params, paymentId: pendingRepayments?.[0]?.id ?? '' };
  },
  {
    repaymentOptions: ({ token, params }) => ({ token, params }),
    previewEarlyRepayment: ({ token, params }) => ({ token, params, body: { amount: 100 } }),
    previewLoanChange: ({ token, params }) => ({
      token,
      params,
      body: { kind: 'pay-monthly', amount: 50 },
    }),
    directDebitEarlyRepayment: ({ token, params }) => ({ token, params, body: { amount: 100 } }),
    cancelRepayment: ({ token, params, paymentId }) => ({ token, params, body: { paymentId } }),
  },
);

/** A borrower with a running loan, who pays it off. */
export const settling = world(
  async (api) => {
    const { token, loanId } = await signedLoan(api, newApplicant('Successful', 'Accept'));
    return { token, params: { id: loanId } };
  },
  {
    previewEarlySettlementQuote: ({ token, params }) => ({ token, params }),
    createEarlySettlementQuote: ({ token, params }) => ({ token, params, body: { type: 'settlement' } }),
    unexpiredEarlySettlementQuote: ({ token, params }) => ({ token, params }),
    selectEarlySettlementQuotePaymentMethod: ({ token, params }) => ({
      token,
      params,
      body: { paymentMethod: 'CARD' },
    }),
    changeEarlySettlementQuotePaymentMethodToDirectDebit: ({ token, params }) => ({
      token,
      params,
      body: {},
    }),
  },
);

/** A borrower with a running loan, whose calendar shows its payments. */
export const inCalendar = world(
  async (api) => {
    const { token, loanId } = await signedLoan(api, newApplicant('Successful', 'Accept'));
    const params = { id: loanId };
    const { url } = await api.get('makeCalendarFeed', { token, params });
    return { token, params, feed: /([^/]+)\.ics$/.exec(url)?.[1] ?? '' };
  },
  {
    readCalendar: ({ feed }) => ({ params: { token: feed } }),
    readCalendarFeed: ({ token, params }) => ({ token, params }),
    makeCalendarFeed: ({ token, params }) => ({ token, params }),
    endCalendarFeed: ({ token, params }) => ({ token, params }),
  },
);

/** A borrower with a running loan, for whom someone else pays. */
export const payingForSomeone = world(
  async (api) => {
    const { token, loanId } = await signedLoan(api, newApplicant('Successful', 'Accept'));
    const params = { id: loanId };
    const { url } = await api.get('makeRepaymentLink', { token, params, body: { amount: 50 } });
    return { token, params, link: tokenIn(url) };
  },
  {
    openRepaymentLink: ({ link }) => ({ body: { token: link } }),
    payByRepaymentLink: ({ link }) => ({ body: { token: link } }),
    readRepaymentLink: ({ token, params }) => ({ token, params }),
    makeRepaymentLink: ({ token, params }) => ({ token, params, body: { amount: 60 } }),
    revokeRepaymentLink: ({ token, params }) => ({ token, params }),
  },
);

/** A borrower with a running loan, who pays by their bank. */
export const payingByBank = world(
  async (api) => {
    const { token, loanId } = await signedLoan(api, newApplicant('Successful', 'Accept'));
    const { id, url } = await api.get('startBankPayment', askToPayByBank({ token, loanId }));
    const resumed = await resumeOf(api, { token, loanId });
    return { token, loanId, id, paymentId: providerIdIn(url), resumed };
  },
  {
    readSandboxPayment: ({ paymentId }) => ({ params: { payment: paymentId } }),
    startBankPayment: (borrower) => askToPayByBank(borrower),
    readBankPayment: ({ token, id }) => ({ token, params: { id } }),
    returnFromBank: ({ token, paymentId }) => ({ token, body: { paymentId } }),
    makeResumeToken: ({ token, loanId }) => ({
      token,
      body: { subjectId: loanId, subjectType: 'loan', origin: 'web' },
    }),
    resumeJourney: ({ resumed }) => ({ body: resumed }),
    decideSandboxPayment: ({ paymentId }) => ({ params: { payment: paymentId }, body: { choice: 'pay' } }),
  },
);

/** A borrower with a running loan, who wants another bank account. */
export const changingBank = world(
  async (api) => {
    const { token, loanId } = await signedLoan(api, newApplicant('Successful', 'Accept'));
    const params = { id: loanId };
    const { reference } = await api.get('readLoan', { token, params });
    return { token, params, reference };
  },
  {
    updateBankDetails: ({ token, params }) => ({ token, params, body: OTHER_ACCOUNT }),
    readBankDetailsUpdate: ({ token, params }) => ({ token, params }),
    stopBankDetailsUpdate: ({ token, params }) => ({ token, params }),
    actAsStaff: ({ reference }) => ({ body: { reference, kind: 'breathing-space' } }),
  },
);

/** A borrower whose bank asks about a payment by card. */
export const askedByBank = world(
  async (api) => {
    const { token, loanId } = await signedLoan(api, newApplicant('Successful', 'Accept'));
    const params = { id: loanId };
    const asked = await api.get('attemptCardCharge', {
      token,
      params,
      body: { paymentMethodId: 'pm_card_threeDSecure2Required', amount: 50, purpose: 'early' },
    });
    if (asked['@type'] === 'loan') throw new Error('the bank of this card asks first');
    return { token, params, asked };
  },
  {
    answerCardBank: ({ asked }) => ({
      body: { paymentIntentClientSecret: asked.paymentIntentClientSecret, isConfirmed: true },
    }),
    confirmCardPayment: ({ token, params, asked }) => ({
      token,
      params,
      body: { paymentIntentId: asked.paymentIntentId },
    }),
  },
);

/** A borrower whose bank has cancelled the Direct Debit instruction. */
export const directDebitCancelled = world(
  async (server) => {
    const { token, loanId } = await signedLoan(server, shortLoan());
    const params = { id: loanId };
    const { asOf } = await server.get('readLoan', { token, params });
    await server.get('advanceTime', { body: { to: addWorkingDays(day(asOf), 5) } });
    await cancelInstruction(server, loanId);
    return { token, params };
  },
  { setUpDirectDebit: ({ token, params }) => ({ token, params }) },
);

/** A borrower whose first payment failed, after some weeks. */
export const lateLoan = world(
  async (api) => {
    const { token, loanId } = await signedLoan(api, shortLoan('Penniless'));
    const params = { id: loanId };
    const { nextPayment } = await api.get('readLoan', { token, params });
    await api.get('advanceTime', { body: { to: addDays(day(nextPayment?.collectOn ?? ''), 7) } });
    return { token, params };
  },
  {
    readSelfServeArrangementInfo: ({ token, params }) => ({ token, params }),
    openSelfServeArrangement: ({ token, params }) => ({ token, params }),
    directDebitLateRepayment: ({ token, params }) => ({ token, params, body: { amount: 20 } }),
    attemptCardCharge: ({ token, params }) => ({
      token,
      params,
      body: { paymentMethodId: 'pm_card_visa', amount: 20 },
    }),
  },
);

/** A borrower in arrears, who sets up a payment plan. */
export const planningPayments = world(
  async (api) => {
    const borrower = await lateBorrower(api);
    const { token, loanId } = borrower;
    await api.get('openSelfServeArrangement', { token, params: { id: loanId } });
    return { token, params: { id: loanId }, answers: await answersFor(api, borrower) };
  },
  {
    changeSelfServeArrangement: ({ token, params, answers }) => ({ token, params, body: answers }),
  },
);
