import { addDays } from '@fairlead/core/calendar/day';
import { listedLenderAccounts } from '@fairlead/providers/lender-accounts/listed';
import type { NewPayout } from '@fairlead/providers/payouts/port';
import { ProviderUnavailable } from '@fairlead/providers/provider-error';
import { motorReadyToSign, signedForMotor } from '@fairlead/testing/journeys/motor';
import { readAll } from '@fairlead/testing/journeys/applying';
import { newMotorApplicant, withCar, withFigureUntil } from '@fairlead/testing/motor-people';
import { passDays } from '@fairlead/testing/refusals/refusal-world';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyRecords } from '../verification/verify-records.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const payoutsOf = (loanId: string) =>
  server.db
    .selectFrom('payouts')
    .select(['payee', 'amount_pence', 'status'])
    .where('loan_id', '=', loanId)
    .orderBy('payee', 'desc')
    .execute();

const brand = 'motor' as const;

const subjectsTo = async (email: string) =>
  (await server.get('readInbox', { query: { to: email } })).map(({ subject }) => subject);

const expectSound = async () => {
  const { results } = await verifyRecords(server.db);
  expect(results.flatMap(({ differences }) => differences)).toEqual([]);
};

describe('the price of a car', () => {
  test('is paid to the old lender and the borrower, together the credit to the penny', async () => {
    const { token, loanId, application } = await signedForMotor(server);
    await server.work();
    expect(await payoutsOf(loanId)).toEqual([
      { payee: 'old-lender', amount_pence: 6_200_00, status: 'settled' },
      { payee: 'borrower', amount_pence: 3_800_00, status: 'settled' },
    ]);
    const query = { embedded: 'historicalRepayments' };
    const loan = await server.get('readLoan', { token, brand, params: { id: loanId }, query });
    // The credit and the arrangement fee.
    expect(loan).toMatchObject({
      state: 'Live',
      disbursalDate: await server.today(),
      outstanding: 10_375,
    });
    expect(loan.historicalRepayments?.map(({ description, amount }) => [description, amount])).toEqual([
      ['Paid to your old lender', 6200],
      ['Paid to your bank account', 3800],
    ]);
    const subjects = await subjectsTo(application.user.email);
    expect(subjects.filter((subject) => subject === 'Your money is on its way')).toHaveLength(1);
    await expectSound();
  });

  test('that is the settlement figure alone is one payout', async () => {
    const person = newMotorApplicant('Ada', 'Accept');
    const existingAgreement = { ...person.vehicle!.existingAgreement, settlementAmount: 10_000 };
    const { loanId, application } = await signedForMotor(server, withCar(person, { existingAgreement }));
    await server.work();
    expect(await payoutsOf(loanId)).toEqual([
      { payee: 'old-lender', amount_pence: 10_000_00, status: 'settled' },
    ]);
    expect(await subjectsTo(application.user.email)).toContain('Your money is on its way');
  });

  test('goes to the account and with the reference of a deployment’s list', async () => {
    const { token, applicationId: id } = await motorReadyToSign(server);
    const { providers } = server.services;
    const { lenderAccounts, payouts } = providers;
    const account = {
      accountName: 'Sample Motor Credit Ltd',
      sortCode: '107999',
      accountNumber: '88837491',
      reference: 'HP {agreementNumber}',
    };
    const sent: NewPayout[] = [];
    const listed = listedLenderAccounts([{ names: ['SAMPLE MOTOR CREDIT PLC'], account }]);
    const send = (request: NewPayout) => {
      sent.push(request);
      return payouts.send(request);
    };
    Object.assign(providers, { lenderAccounts: listed, payouts: { ...payouts, send } });
    const { loan } = await server.get('requestLoan', { token, brand, params: { id } });
    await server.work();
    Object.assign(providers, { lenderAccounts, payouts });
    expect((await payoutsOf(loan?.id ?? '')).map(({ status }) => status)).toEqual(['settled', 'settled']);
    expect(sent[0]).toMatchObject({ ...account, reference: 'HP SMC-204118', amount: 6_200_00 });
  });

  test('is paid to no one where the old lender has left the list since the signature', async () => {
    const { token, applicationId: id, application } = await motorReadyToSign(server);
    const { providers } = server.services;
    const { lenderAccounts } = providers;
    Object.assign(providers, { lenderAccounts: listedLenderAccounts([]) });
    const { loan } = await server.get('requestLoan', { token, brand, params: { id } });
    const loanId = loan?.id ?? '';
    await server.work();
    Object.assign(providers, { lenderAccounts });
    expect((await payoutsOf(loanId)).map(({ status }) => status)).toEqual(['held', 'held']);
    expect(await server.get('readLoan', { token, brand, params: { id: loanId } })).toMatchObject({
      state: 'Pending',
      outstanding: 0,
      payoutProblem: { reason: 'lender-unknown' },
    });
    const subjects = await subjectsTo(application.user.email);
    expect(subjects.filter((subject) => subject === 'We couldn’t pay your old lender')).toHaveLength(1);
    expect(subjects).not.toContain('We couldn’t pay you');
    await expectSound();
  });
});

describe('a settlement figure that ran out before the payout', () => {
  const FIGURE = { settlementAmount: 6_250.5, settlementValidUntil: '2031-01-31' };

  /** Signed on the last day of the figure, on which the account cannot be checked; the payout is due on the day after. */
  async function expired() {
    const person = withFigureUntil(newMotorApplicant('Ada', 'Accept'), await server.today());
    const own = await motorReadyToSign(server, person);
    const call = { token: own.token, brand, params: { id: own.applicationId } };
    const { providers } = server.services;
    const { bankAccountCheck } = providers;
    const down = { check: () => Promise.reject(new ProviderUnavailable('bank-account-check')) };
    Object.assign(providers, { bankAccountCheck: down });
    const { loan } = await server.get('requestLoan', call);
    await passDays(server, 1);
    Object.assign(providers, { bankAccountCheck });
    await server.work();
    return { own, call, loanId: loan?.id ?? '' };
  }

  test('stops it, and a new figure leads to new documents and both payouts', async () => {
    const { own, call, loanId } = await expired();
    expect((await payoutsOf(loanId)).map(({ status }) => status)).toEqual(['held', 'held']);
    const today = await server.today();
    expect(await server.get('readLoan', { token: own.token, brand, params: { id: loanId } })).toMatchObject({
      state: 'Pending',
      outstanding: 0,
      payoutProblem: { reason: 'settlement-expired', accountUntil: addDays(today, 14) },
    });
    expect(await subjectsTo(own.application.user.email)).toContain('We need a new settlement figure');
    const refused = await server.call('updateSettlementFigure', {
      ...call,
      body: { ...FIGURE, settlementAmount: 10_000.01 },
    });
    expect(refused.error?.fields).toEqual({
      settlementAmount: [expect.stringContaining('has to be at least the settlement figure')],
    });
    expect((await server.get('updateSettlementFigure', { ...call, body: FIGURE })).state).toBe('Documents');
    await server.get('prepareDocuments', call);
    await readAll(server, own);
    const { loan } = await server.get('requestLoan', call);
    await server.work();
    expect(await payoutsOf(loan?.id ?? '')).toEqual([
      { payee: 'old-lender', amount_pence: 6_250_50, status: 'settled' },
      { payee: 'borrower', amount_pence: 3_749_50, status: 'settled' },
    ]);
    await expectSound();
  });

  test('cannot be put right by another account', async () => {
    const { call } = await expired();
    expect((await server.call('followUp', { ...call, body: { followUp: true } })).status).toBe(409);
  });
});
