import { addDays } from '@fairlead/core/calendar/day';
import type { NewPayout } from '@fairlead/providers/payouts/port';
import { listedLenderAccounts } from '@fairlead/providers/lender-accounts/listed';
import { ProviderUnavailable } from '@fairlead/providers/provider-error';
import { SANDBOX_ACCOUNTS } from '@fairlead/providers/sandbox-accounts';
import type { LoanBorrower } from '@fairlead/testing/journeys/loans';
import { motorReadyToSign } from '@fairlead/testing/journeys/motor';
import { RETURNED_CAR } from '@fairlead/testing/motor-people';
import { ADVISER, signedOn } from '@fairlead/testing/journeys/staff';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Providers } from '../../context.ts';
import { verifyAfterEach } from '../../testing/verify-after-each.ts';

let server: TestServer;
let underwriter: string;
let adviser: string;
beforeAll(async () => {
  server = await startTestServer();
  underwriter = (await signedOn(server)).token;
  adviser = (await signedOn(server, ADVISER)).token;
});
afterAll(() => server.close());

verifyAfterEach(() => server);

const brand = 'motor' as const;
const reason = 'The bank has confirmed the account again.';
const { sortCode, accountNumber } = SANDBOX_ACCOUNTS.find(({ isPayoutReturned }) => isPayoutReturned)!;
const SENDS_BACK = { sortCode, accountNumber };

const [TO_OLD_LENDER, TO_BORROWER] = [6_200_00, 3_800_00] as const;

/** Lets payouts through `how` while `work` runs. */
async function withPayouts<T>(
  how: (
    request: NewPayout,
    send: TestServer['services']['providers']['payouts']['send'],
  ) => ReturnType<TestServer['services']['providers']['payouts']['send']>,
  work: () => Promise<T>,
): Promise<T> {
  const { payouts } = server.services.providers;
  const send = (request: NewPayout) => how(request, (sent) => payouts.send(sent));
  return withProviders({ payouts: { ...payouts, send } }, work);
}

/** Has other providers while `work` runs. */
async function withProviders<T>(others: Partial<Providers>, work: () => Promise<T>): Promise<T> {
  const { providers } = server.services;
  const before = { ...providers };
  Object.assign(providers, others);
  try {
    return await work();
  } finally {
    Object.assign(providers, before);
  }
}

/** A car that was paid for, of which the part of this amount came back on the next day. */
async function withPartBack(amount: number): Promise<LoanBorrower> {
  const borrower = await motorReadyToSign(server);
  const params = { id: borrower.applicationId };
  const loanId = await withPayouts(
    (request, send) => send(request.amount === amount ? { ...request, ...SENDS_BACK } : request),
    async () => {
      const { loan } = await server.get('requestLoan', { token: borrower.token, brand, params });
      await server.work();
      return loan?.id ?? '';
    },
  );
  await server.travelTo(addDays(await server.today(), 1));
  await server.work();
  return { ...borrower, loanId };
}

const propose = ({ loanId: id }: LoanBorrower, body: object) =>
  server.call('proposeLenderAction', {
    token: adviser,
    params: { id },
    body: { kind: 'payout-again', reason, ...body } as never,
  });
const confirm = (id: string) =>
  server.call('decideLenderAction', { token: underwriter, params: { id }, body: { outcome: 'confirm' } });
const readForStaff = ({ loanId: id }: LoanBorrower) =>
  server.get('readLoanForStaff', { token: adviser, params: { id } });
const reasonsListed = async ({ loanId }: LoanBorrower) =>
  (await server.get('listLoansToLookAt', { token: adviser }))
    .filter((each) => each.loanId === loanId)
    .map((each) => each.reason);
const payoutsOf = ({ loanId }: LoanBorrower) =>
  server.db
    .selectFrom('payouts')
    .select(['payee', 'attempt', 'amount_pence', 'status'])
    .where('loan_id', '=', loanId)
    .orderBy('payee', 'desc')
    .orderBy('attempt')
    .execute();
const subjectsTo = async ({ application }: LoanBorrower) =>
  (await server.get('readInbox', { query: { to: application.user.email } })).map(({ subject }) => subject);
const outstandingOf = async ({ token, loanId: id }: LoanBorrower) =>
  (await server.get('readLoan', { token, brand, params: { id } })).outstanding;

describe('the borrower’s part of the price', () => {
  const payee = 'borrower';

  test('that came back is listed, and paid again by two people, once', async () => {
    const ada = await withPartBack(TO_BORROWER);
    expect(await reasonsListed(ada)).toEqual(['payout-part']);
    expect((await readForStaff(ada)).unpaidParts).toEqual([{ payee, amount: 3800 }]);
    expect(await subjectsTo(ada)).toContain('Part of your money came back');
    const owed = await outstandingOf(ada);

    const proposed = await propose(ada, { payee });
    expect(proposed.data).toMatchObject({ state: 'proposed', kind: 'payout-again' });
    expect((await propose(ada, { payee })).error?.type).toBe('alreadyProposed');
    expect(
      (await propose(ada, { payee: 'old-lender', settlementValidUntil: '2099-12-31' })).error,
    ).toMatchObject({
      type: 'lenderActionNotPossible',
      reasonCode: 'noPartBack',
    });
    const id = proposed.data?.id ?? '';
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await server.work();
    expect(await payoutsOf(ada)).toEqual([
      { payee: 'old-lender', attempt: 1, amount_pence: TO_OLD_LENDER, status: 'settled' },
      { payee, attempt: 1, amount_pence: TO_BORROWER, status: 'returned' },
      { payee, attempt: 2, amount_pence: TO_BORROWER, status: 'settled' },
    ]);
    // With the interest that is booked when a part is paid.
    const more = (await outstandingOf(ada)) - owed;
    expect([more >= 3800, more < 3830]).toEqual([true, true]);
    expect(await reasonsListed(ada)).toEqual([]);
    const subjects = await subjectsTo(ada);
    expect(
      subjects.filter((subject) => subject === 'Your part of the price is on its way again'),
    ).toHaveLength(1);
    expect(subjects.filter((subject) => subject === 'Your money is on its way')).toHaveLength(1);
    expect((await propose(ada, { payee })).error?.reasonCode).toBe('noPartBack');
  });

  test('is sent once where the answer of the bank is lost, or the worker ends before it', async () => {
    const bea = await withPartBack(TO_BORROWER);
    const { data } = await propose(bea, { payee });
    let calls = 0;
    await withPayouts(
      async (request, send) => {
        calls += 1;
        if (calls === 1) throw new ProviderUnavailable('payouts');
        const sent = await send(request);
        if (calls === 2) throw new ProviderUnavailable('payouts');
        return sent;
      },
      async () => {
        await confirm(data?.id ?? '');
        for (let round = 0; round < 4; round += 1) await server.work();
      },
    );
    expect((await payoutsOf(bea)).map(({ status }) => status)).toEqual(['settled', 'returned', 'settled']);
    const paid = await server.db
      .selectFrom('loan_events')
      .select('kind')
      .where('loan_id', '=', bea.loanId)
      .where('kind', '=', 'disbursed')
      .execute();
    expect(paid).toHaveLength(3);
  });

  test('is not sent any more once the borrower has ended the agreement', async () => {
    const cat = await withPartBack(TO_BORROWER);
    const { data } = await propose(cat, { payee });
    const check = () => Promise.reject(new ProviderUnavailable('bank-account-check'));
    await withProviders({ bankAccountCheck: { check } }, async () => {
      await confirm(data?.id ?? '');
      await server.work();
    });
    expect((await payoutsOf(cat)).at(-1)).toMatchObject({ attempt: 2, status: 'created' });
    const own = { token: cat.token, brand, params: { id: cat.loanId } };
    const { hirePurchase } = await server.get('readLoan', own);
    const toPay = hirePurchase?.toPayOnReturn ?? 0;
    await server.get('endHirePurchase', { ...own, body: { ...RETURNED_CAR, toPay } });
    const { outstanding } = await server.get('readLoan', own);
    await server.travelTo(addDays(await server.today(), 1));
    await server.work();
    expect((await payoutsOf(cat)).at(-1)).toMatchObject({ attempt: 2, status: 'held' });
    expect(await outstandingOf(cat)).toBe(outstanding);
    expect(await subjectsTo(cat)).toContain('Part of the price won’t be paid');
  });
});

describe('the old lender’s part', () => {
  const payee = 'old-lender';

  test('that it sent back is paid again only with the day until which it takes the figure', async () => {
    const eve = await withPartBack(TO_OLD_LENDER);
    expect(await reasonsListed(eve)).toEqual(['payout-part']);
    const today = await server.today();
    for (const settlementValidUntil of [undefined, addDays(today, -1)])
      expect((await propose(eve, { payee, settlementValidUntil })).error?.reasonCode).toBe('figureNeeded');
    const proposed = await propose(eve, { payee, settlementValidUntil: today });
    await confirm(proposed.data?.id ?? '');
    await server.work();
    expect((await payoutsOf(eve)).map(({ attempt, status }) => [attempt, status])).toEqual([
      [1, 'returned'],
      [2, 'settled'],
      [1, 'settled'],
    ]);
    expect(await subjectsTo(eve)).toContain('We’ve paid your old lender again');
    expect(await reasonsListed(eve)).toEqual([]);
  });

  test('is held where the old lender has left the list, and the email says that nothing was sent', async () => {
    const fay = await withPartBack(TO_OLD_LENDER);
    const proposed = await propose(fay, { payee, settlementValidUntil: await server.today() });
    await withProviders({ lenderAccounts: listedLenderAccounts([]) }, async () => {
      await confirm(proposed.data?.id ?? '');
      await server.work();
    });
    expect((await payoutsOf(fay))[1]).toMatchObject({ payee, attempt: 2, status: 'held' });
    expect(await reasonsListed(fay)).toEqual(['payout-part']);
    expect(await subjectsTo(fay)).toContain('Part of the price hasn’t been paid yet');
  });
});
