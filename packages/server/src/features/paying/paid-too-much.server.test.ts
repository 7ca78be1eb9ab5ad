import { addDays, day } from '@fairlead/core/calendar/day';
import { addWorkingDays } from '@fairlead/core/calendar/working-days';
import { submissionDay } from '@fairlead/core/schedule/payment-days';
import { aboutLoan, shortLoan, signedLoan, type LoanBorrower } from '@fairlead/testing/journeys/loans';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyAfterEach } from '../../testing/verify-after-each.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

verifyAfterEach(() => server);

const read = (borrower: LoanBorrower) =>
  server.get('readLoan', { ...aboutLoan(borrower), query: { embedded: 'pendingRepayments' } });

/** A borrower with the first instalment ahead, and the day on which it is submitted. */
async function beforeFirstInstalment() {
  const borrower = await signedLoan(server, shortLoan());
  const { nextPayment } = await read(borrower);
  return { borrower, submitOn: submissionDay(day(nextPayment!.collectOn)), amount: nextPayment!.amount };
}

test('an instalment is not collected where an early payment that pays off the loan is under way', async () => {
  const { borrower, submitOn } = await beforeFirstInstalment();
  // It is collected on the day on which the instalment is submitted.
  await server.travelTo(addWorkingDays(submitOn, -3));
  const { early } = await server.get('repaymentOptions', aboutLoan(borrower));
  const amount = early.range!.most;
  await server.get('directDebitEarlyRepayment', { ...aboutLoan(borrower), body: { amount } });
  await server.travelTo(addDays(submitOn, 7));
  expect(await read(borrower)).toMatchObject({
    state: 'Settled',
    totalPaid: amount,
    creditBalance: 0,
    pendingRepayments: [],
  });
});

test('an instalment that the bank had when the loan was paid off is receipted as too much', async () => {
  const { borrower, submitOn, amount: instalment } = await beforeFirstInstalment();
  await server.travelTo(submitOn);
  const quote = await server.get('createEarlySettlementQuote', {
    ...aboutLoan(borrower),
    body: { type: 'settlement' },
  });
  await server.get('attemptCardCharge', {
    ...aboutLoan(borrower),
    body: { paymentMethodId: 'pm_card_visa', amount: quote.amount, purpose: 'settlement' },
  });
  await server.travelTo(addDays(submitOn, 7));
  expect(await read(borrower)).toMatchObject({ state: 'Settled', creditBalance: instalment });
  const letters = await server.get('readInbox', { query: { to: borrower.application.user.email } });
  const receipt = letters.find(({ subject }) => subject === 'Payment received');
  expect(receipt?.text).toContain(`you have paid £${instalment} more than was needed`);
  await server.travelTo(addDays(submitOn, 21));
  expect(await read(borrower)).toMatchObject({ creditBalance: 0 });
});
