import { answersFor, arranged, fillBudget, lateBorrower } from '@fairlead/testing/journeys/arrangements';
import { aboutLoan, type LoanBorrower } from '@fairlead/testing/journeys/loans';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { addDays, day } from '@fairlead/core/calendar/day';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAfterEach } from '../../testing/verify-after-each.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

verifyAfterEach(() => server);

const NOTHING_LEFT = [
  { line: 'wages', amount: 500, frequency: 'monthly' },
  { line: 'rent', amount: 500, frequency: 'monthly' },
  { line: 'food', amount: 20, frequency: 'monthly' },
] as const;

type Who = Pick<LoanBorrower, 'token' | 'loanId'>;

const open = (who: Who) => server.get('openSelfServeArrangement', aboutLoan(who));
const info = (who: Who) => server.get('readSelfServeArrangementInfo', aboutLoan(who));
const read = (who: Who) => server.get('readLoan', aboutLoan(who));
const put = (who: Who, body: object) =>
  server.call('changeSelfServeArrangement', { ...aboutLoan(who), body });
const countOf = async ({ application }: LoanBorrower, letter: string) => {
  const inbox = await server.get('readInbox', { query: { to: application.user.email } });
  return inbox.filter(({ subject }) => subject === letter).length;
};
const lettersTo = async ({ application }: LoanBorrower) => {
  const inbox = await server.get('readInbox', { query: { to: application.user.email } });
  return new Map(inbox.map(({ subject, text }) => [subject, text]));
};

describe('a borrower in arrears', () => {
  test('sets up a plan step by step, and agrees it', async () => {
    const ada = await lateBorrower(server);
    expect(await read(ada)).toMatchObject({ isEligibleForSelfServeArrangement: true, arrangement: null });
    const started = await open(ada);
    expect(started).toMatchObject({
      state: 'draft',
      plan: null,
      formData: { reason: null, paymentDate: null },
    });
    expect(await open(ada)).toEqual(started);
    expect(await info(ada)).toMatchObject({
      isEligible: true,
      whyNot: null,
      financialStatement: null,
      surplus: null,
      offer: null,
      maximumTerm: 6,
      hasDirectDebit: true,
    });

    await fillBudget(server, ada, { entries: [...NOTHING_LEFT] });
    expect(await info(ada)).toMatchObject({
      surplus: -45,
      offer: null,
      financialStatement: { isComplete: true },
    });

    const answers = await answersFor(server, ada, { reason: 'other', other: 'I broke my leg' });
    const { overdue, surplus, offer } = await info(ada);
    expect(surplus).toBe(275.58);
    expect(offer?.least).toBe(1);
    expect(offer?.most).toBeLessThanOrEqual(surplus ?? 0);
    const draft = await put(ada, { ...answers, paymentDate: null });
    expect(draft.data).toMatchObject({ state: 'draft', plan: null, formData: { amount: 40, term: 3 } });
    const saved = await put(ada, answers);
    expect(saved.data).toMatchObject({ state: 'draft', plan: { total: 120 } });
    expect((await read(ada)).arrangement).toBeNull();

    const agreed = await put(ada, { ...answers, isAgreed: true });
    expect(agreed.data).toEqual({ ...saved.data, state: 'agreed' });
    const loan = await read(ada);
    expect(loan).toMatchObject({
      state: 'Late',
      isEligibleForSelfServeArrangement: false,
      arrears: { amount: overdue },
      nextPayment: { reason: 'arrangement', amount: 40, dueOn: answers.paymentDate },
      arrangement: {
        paidBy: 'direct-debit',
        payments: [{ amount: 40, paid: 0, status: 'upcoming' }, {}, {}],
      },
    });
    expect(loan.arrangement?.overdueAfter).toBe(agreed.data?.plan?.overdueAfter);
    const again = await put(ada, { ...answers, isAgreed: true });
    expect(again).toMatchObject({ status: 200, data: { state: 'agreed' } });
    expect(await open(ada)).toEqual(agreed.data);
    await server.work();
    const letters = await lettersTo(ada);
    expect(letters.get('Your payment plan')).toContain('You’ll pay £40 a month until');
    const rows = await server.db
      .selectFrom('arrangements')
      .selectAll()
      .where('loan_id', '=', ada.loanId)
      .execute();
    expect(JSON.stringify(rows)).not.toMatch(/leg|27558|reason/);
  });

  test('keeps it by Direct Debit: no interest, no other collection, and the usual payments afterwards', async () => {
    const ada = await arranged(server);
    const before = await read(ada);
    const { endsOn, payments } = before.arrangement!;
    await server.travelTo(day(payments[1]!.collectOn));
    expect((await read(ada)).arrangement?.payments.map(({ status }) => status)).toEqual([
      'kept',
      'kept',
      'upcoming',
    ]);
    await server.travelTo(addDays(day(endsOn), -1));
    const last = await read(ada);
    expect(last.interestToDate).toBeLessThanOrEqual(before.interestToDate);
    expect(last.outstanding).toBe(Math.round((before.outstanding - 120) * 100) / 100);
    const collected = await server.db
      .selectFrom('payments')
      .select(['purpose', 'status', 'instalment'])
      .where('loan_id', '=', ada.loanId)
      .where('due_on', '>', before.arrangement!.agreedOn as never)
      .execute();
    expect(collected).toEqual(
      Array.from({ length: 3 }, () => ({ purpose: 'arrangement', status: 'collected', instalment: null })),
    );
    await server.travelTo(day(endsOn));
    const over = await read(ada);
    expect(over).toMatchObject({ arrangement: null, isEligibleForSelfServeArrangement: true });
    expect(over.arrears.amount).toBe(before.arrangement?.overdueAfter);
    const letters = await lettersTo(ada);
    const kept = letters.get('You’ve completed your payment plan');
    expect(kept).toContain('You made every payment of your plan');
    expect(kept).toContain('or set up another plan');
    // The one that was missed before the plan; of those during the plan none is written.
    expect(await countOf(ada, 'A payment hasn’t reached us: what you can do')).toBe(1);
    expect(over.endedArrangement).toEqual({ outcome: 'kept', endedOn: endsOn });
    expect(letters.has('Your payment plan has ended')).toBe(false);
    await server.travelTo(addDays(day(endsOn), 25));
    expect((await read(ada)).interestToDate).toBeGreaterThan(over.interestToDate);
  });

  test('breaks it by a payment that is missed, and can ask again once', async () => {
    const ada = await arranged(server, { paidBy: 'borrower' });
    const { payments } = (await read(ada)).arrangement!;
    await server.travelTo(addDays(day(payments[0]!.collectOn), 5));
    expect(await read(ada)).toMatchObject({
      arrangement: null,
      isEligibleForSelfServeArrangement: true,
      nextPayment: { reason: 'arrears' },
    });
    const text = (await lettersTo(ada)).get('Your payment plan has ended') ?? '';
    const options = text.indexOf('On your loan’s page you can set up another plan');
    expect(options).toBeGreaterThan(0);
    expect(options).toBeLessThan(text.indexOf('didn’t reach us'));
    expect((await read(ada)).endedArrangement?.outcome).toBe('broken');
    expect((await open(ada)).formData.reason).toBeNull();
    const answers = await answersFor(server, ada, { paidBy: 'borrower' });
    expect((await put(ada, { ...answers, isAgreed: true })).status).toBe(200);
    await server.travelTo(addDays(await server.today(), 40));
    expect(await read(ada)).toMatchObject({ arrangement: null, isEligibleForSelfServeArrangement: false });
    expect(await info(ada)).toMatchObject({
      isEligible: false,
      whyNot: { reason: 'askedTwice' },
      eligibleDates: [],
    });
  });
});
