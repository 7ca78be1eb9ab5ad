import { aboutLoan, shortLoan, signedLoan, type LoanBorrower } from '@fairlead/testing/journeys/loans';
import { addDays, addMonths, day, type Day } from '@fairlead/core/calendar/day';
import { addWorkingDays } from '@fairlead/core/calendar/working-days';
import { DATE_CHANGE_REFUSALS } from '@fairlead/core/loan/read/payment-date-change';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAfterEach } from '../../testing/verify-after-each.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

verifyAfterEach(() => server);

const read = (borrower: LoanBorrower) =>
  server.get('readLoan', { ...aboutLoan(borrower), query: { embedded: 'scheduledPayments' } });
const datesFor = (borrower: LoanBorrower) => server.get('paymentDatesEligibleForUpdate', aboutLoan(borrower));
const move = (borrower: LoanBorrower, date: string) =>
  server.call('updatePaymentDate', { ...aboutLoan(borrower), body: { date } });
const letterTo = async (email: string) => (await server.get('readInbox', { query: { to: email } }))[0];

const advanceTo = async (day: Day): Promise<void> => {
  const { today } = await server.get('readTimeMachine', {});
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  if (days > 0) await server.get('advanceTime', { body: { days } });
};

describe('a borrower who moves the payment day', () => {
  const body = shortLoan();
  let ada: LoanBorrower;
  beforeAll(async () => {
    ada = await signedLoan(server, body);
  });

  test('is offered the days that notice and Bacs allow, less than a month after the next payment', async () => {
    const { asOf, nextPayment } = await read(ada);
    const dates = await datesFor(ada);
    expect(dates[0]).toBe(addWorkingDays(day(asOf), 12));
    expect(dates.at(-1)! < addMonths(day(nextPayment!.dueOn), 1)).toBe(true);
    expect(dates).not.toContain(nextPayment!.dueOn);
  });

  test('sees what it costs first, which is what it then costs', async () => {
    const before = await read(ada);
    const date = (await datesFor(ada)).at(-1)!;
    const preview = await server.get('previewPaymentDateChange', { ...aboutLoan(ada), body: { date } });
    expect(preview).toMatchObject({
      date,
      remainingAmountToPayNow: before.leftToPay,
      endsOnNow: before.endsOn,
    });
    expect(preview.remainingAmountToPay).toBeGreaterThan(preview.remainingAmountToPayNow);
    const moved = await move(ada, date);
    expect(moved).toMatchObject({
      status: 200,
      data: { nextPayment: { dueOn: date }, leftToPay: preview.remainingAmountToPay, endsOn: preview.endsOn },
    });
    const { scheduledPayments } = await read(ada);
    expect(scheduledPayments?.map(({ dueOn }) => dueOn.slice(8))).toEqual(
      Array.from({ length: 12 }, () => date.slice(8)),
    );
    expect(scheduledPayments?.at(-1)?.amount).toBe(preview.finalPayment);
  });

  test('gets the new dates by email, and the same answer for the same key', async () => {
    const letter = await letterTo(body.user.email);
    expect(letter?.subject).toBe('You changed your payment day');
    const [date] = await datesFor(ada);
    const headers = { 'idempotency-key': 'one-key-for-one-move' };
    const once = await server.call('updatePaymentDate', {
      ...aboutLoan(ada),
      body: { date: date! },
      headers,
    });
    const again = await server.call('updatePaymentDate', {
      ...aboutLoan(ada),
      body: { date: date! },
      headers,
    });
    expect([once.status, again.status]).toEqual([200, 200]);
    const events = await server.db
      .selectFrom('loan_events')
      .select('body')
      .where('loan_id', '=', ada.loanId)
      .execute();
    expect(events.filter((event) => event.body.kind === 'payment-date-changed')).toHaveLength(2);
  });

  test('has the payment collected on the new day', async () => {
    const { nextPayment } = await read(ada);
    await advanceTo(addDays(day(nextPayment!.collectOn), 4));
    const after = await read(ada);
    expect(after.paidInstalments).toBe(1);
    expect(after.scheduledPayments?.[0]).toMatchObject({ dueOn: nextPayment!.dueOn, status: 'paid' });
  });
});

describe('another payment day is refused', () => {
  test('where it is not one of the days offered', async () => {
    const ada = await signedLoan(server, shortLoan());
    const { asOf, nextPayment } = await read(ada);
    for (const date of [
      asOf,
      addDays(day(asOf), 3),
      nextPayment!.dueOn,
      addMonths(day(nextPayment!.dueOn), 2),
    ]) {
      const refused = { status: 422, error: { type: 'paymentDateNotOffered' } };
      expect(await move(ada, date)).toMatchObject(refused);
      expect(
        await server.call('previewPaymentDateChange', { ...aboutLoan(ada), body: { date } }),
      ).toMatchObject(refused);
    }
  });

  test('from the day on which a payment is submitted to the bank, until it has arrived', async () => {
    const ada = await signedLoan(server, shortLoan());
    const { nextPayment } = await read(ada);
    await advanceTo(addDays(day(nextPayment!.collectOn), -1));
    const refused = {
      status: 409,
      error: { type: 'paymentDateNotChangeable', message: DATE_CHANGE_REFUSALS.paymentUnderWay },
    };
    expect(await server.call('paymentDatesEligibleForUpdate', aboutLoan(ada))).toMatchObject(refused);
    expect(await move(ada, addMonths(day(nextPayment!.dueOn), 1))).toMatchObject(refused);
  });

  test('while a payment is missed, with a way to talk to us', async () => {
    const late = await signedLoan(server, shortLoan('Penniless'));
    const { nextPayment } = await read(late);
    await advanceTo(addDays(day(nextPayment!.collectOn), 8));
    expect(await server.call('paymentDatesEligibleForUpdate', aboutLoan(late))).toMatchObject({
      status: 409,
      error: { message: DATE_CHANGE_REFUSALS.loanLate },
    });
  });

  test('of a loan that is someone else’s', async () => {
    const [ada, other] = [await signedLoan(server, shortLoan()), await signedLoan(server, shortLoan())];
    const [date] = await datesFor(ada);
    const asOther = { token: other.token, params: { id: ada.loanId } };
    for (const answer of [
      await server.call('paymentDatesEligibleForUpdate', asOther),
      await server.call('previewPaymentDateChange', { ...asOther, body: { date: date! } }),
      await server.call('updatePaymentDate', { ...asOther, body: { date: date! } }),
    ])
      expect(answer).toMatchObject({ status: 404, error: { type: 'notFound' } });
  });

  test('where another call has moved it meanwhile', async () => {
    const ada = await signedLoan(server, shortLoan());
    const dates = await datesFor(ada);
    const [one, two] = await Promise.all([move(ada, dates[0]!), move(ada, dates[0]!)]);
    expect([one.status, two.status].toSorted()).toEqual([200, 422]);
  });
});
