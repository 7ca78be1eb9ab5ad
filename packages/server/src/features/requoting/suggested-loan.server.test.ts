import { REQUIREMENT_TYPES } from '@fairlead/core/requirement/requirement-kinds';
import { acceptIncome, incomeProved, sendIncome, suggestedTo } from '@fairlead/testing/journeys/proofs';
import type { Borrower } from '@fairlead/testing/journeys/applying';
import { newApplicant } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { photo } from '@fairlead/testing/sent-files';
import { applied, followUp, GOOD_ACCOUNT, readyToSign } from '@fairlead/testing/journeys/applying';
import { stepUp } from '@fairlead/testing/journeys/sign-in';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const read = ({ token, applicationId }: Borrower) =>
  server.get('readApplication', {
    token,
    params: { id: applicationId },
    query: { embedded: 'requirements,quote' },
  });

async function suggested() {
  const borrower = await incomeProved(server, 1_400);
  const requirement = await suggestedTo(server, borrower);
  if (!requirement?.suggestedLoan) throw new Error('no smaller loan was suggested');
  const call = { token: borrower.token, params: { id: requirement.id } };
  return { ...borrower, call, suggestedLoan: requirement.suggestedLoan };
}

const newestLetter = async ({ application }: Borrower) =>
  (await server.get('readInbox', { query: { to: application.user.email } }))[0];

describe('a proof of income that shows less', () => {
  test('leaves the offer as it is while that is affordable', async () => {
    const borrower = await incomeProved(server, 2_400);
    expect(await suggestedTo(server, borrower)).toBeUndefined();
    expect(await read(borrower)).toMatchObject({
      state: 'Requirements',
      amount: 7_500,
      mostWeCanOffer: null,
    });
    expect((await newestLetter(borrower))?.subject).toBe('We’ve accepted your proof of income');
  });

  test('suggests the largest loan that is affordable, at the same rate, by email as well', async () => {
    const borrower = await suggested();
    const { quote, mostWeCanOffer } = await read(borrower);
    expect(borrower.suggestedLoan).toMatchObject({ amount: mostWeCanOffer, term: 36 });
    expect(borrower.suggestedLoan.amount).toBeLessThan(7_500);
    expect(quote).toMatchObject({ amount: 7_500, apr: borrower.suggestedLoan.apr });
    const letter = await newestLetter(borrower);
    expect(letter?.subject).toBe('We can offer you a smaller loan');
    expect(letter?.text).not.toMatch(/£/);
  });

  test('declines the application where no loan is affordable, with the reason', async () => {
    const borrower = await incomeProved(server, 600);
    expect(await read(borrower)).toMatchObject({
      state: 'Declined',
      quote: null,
      mostWeCanOffer: null,
      followUp: null,
      isDeclinePanelOpen: false,
    });
    expect((await read(borrower)).declineReasons[0]).toMatch(/^Payments on any loan/);
    expect((await newestLetter(borrower))?.subject).toBe('About your loan application');
  });

  test('that shows more than was entered makes nothing larger', async () => {
    const borrower = await incomeProved(server, 9_000);
    expect(await read(borrower)).toMatchObject({ amount: 7_500, mostWeCanOffer: null });
  });
});

describe('another application of the same borrower', () => {
  test('has to prove its income as well, and cannot be signed before', async () => {
    const ready = await readyToSign(server);
    const { token, application } = ready;
    const body = { ...application, user: { ...application.user, lastName: 'Accept-Income' } };
    const { id } = await server.get('submitApplication', { token, body });
    const proved = await sendIncome(server, { ...ready, applicationId: id, application: body });
    const asked = async () => (await read(ready)).requirements?.map((each) => each['@type']);
    expect(await asked()).not.toContain(REQUIREMENT_TYPES.income);
    await acceptIncome(server, proved, 1_400);
    expect(await asked()).toContain(REQUIREMENT_TYPES.income);
    expect((await read(ready)).state).toBe('Requirements');
    const signature = await server.call('requestLoan', { token, params: { id: ready.applicationId } });
    expect(signature).toMatchObject({ status: 409, error: { type: 'requirementsNotMet' } });
  });
});

describe('a smaller loan', () => {
  test('that is accepted takes the place of the price, until the same day', async () => {
    const borrower = await suggested();
    const before = await read(borrower);
    expect((await server.call('acceptSuggestedLoan', borrower.call)).status).toBe(200);
    const after = await read(borrower);
    expect(after).toMatchObject({
      state: 'Requirements',
      amount: borrower.suggestedLoan.amount,
      expiresAt: before.expiresAt,
      mostWeCanOffer: null,
      quote: borrower.suggestedLoan,
    });
    expect(await suggestedTo(server, borrower)).toMatchObject({
      state: 'Met',
      given: `£${borrower.suggestedLoan.amount.toLocaleString('en-GB')} over 36 months`,
    });
  });

  test('accepted twice is accepted once, and can no longer be declined', async () => {
    const borrower = await suggested();
    await server.get('acceptSuggestedLoan', borrower.call);
    const { quote } = await read(borrower);
    expect((await server.call('acceptSuggestedLoan', borrower.call)).status).toBe(200);
    expect((await read(borrower)).quote).toEqual(quote);
    expect((await server.call('declineSuggestedLoan', borrower.call)).error?.type).toBe('noSuggestedLoan');
  });

  test('that is declined stops the application, and can be accepted when it is continued', async () => {
    const borrower = await suggested();
    expect(await server.get('declineSuggestedLoan', borrower.call)).toMatchObject({ state: 'Unrequested' });
    expect(await server.get('declineSuggestedLoan', borrower.call)).toMatchObject({ state: 'Unrequested' });
    expect((await server.call('acceptSuggestedLoan', borrower.call)).error?.type).toBe('applicationNotOpen');
    await followUp(server, borrower);
    expect(await suggestedTo(server, borrower)).toMatchObject({ state: 'Refused' });
    expect(await server.get('declineSuggestedLoan', borrower.call)).toMatchObject({ state: 'Unrequested' });
    await followUp(server, borrower);
    await server.get('acceptSuggestedLoan', borrower.call);
    expect((await read(borrower)).amount).toBe(borrower.suggestedLoan.amount);
  });

  test('has to be decided on before the documents', async () => {
    const borrower = await suggested();
    const { token } = await stepUp(server, borrower);
    const toBank = { token, params: { id: borrower.bank }, body: GOOD_ACCOUNT };
    expect((await server.call('provideBankDetails', toBank)).status).toBe(200);
    const [choice] = await server.get('paymentDayChoices', { token, params: { id: borrower.paymentDay } });
    const toDay = { token, params: { id: borrower.paymentDay }, body: { day: choice?.day ?? 0 } };
    expect(await server.get('providePaymentDay', toDay)).toMatchObject({ state: 'Requirements' });
    const taken = await server.get('acceptSuggestedLoan', { ...borrower.call, token });
    expect(taken.state).toBe('Documents');
  });

  test('can be another one that is affordable, and nothing larger', async () => {
    const borrower = await suggested();
    const params = { id: borrower.applicationId };
    const { version, maximumMonthlyCost } = await server.get('readRequotability', {
      token: borrower.token,
      params,
    });
    expect(borrower.suggestedLoan.monthlyCost).toBeLessThanOrEqual(maximumMonthlyCost ?? 0);
    const ask = (amount: number) =>
      server.call('requote', {
        token: borrower.token,
        params,
        body: { amount, term: 36, version: version ?? '' },
      });
    expect((await ask(7_500)).status).toBe(412);
    expect((await ask(3_000)).status).toBe(200);
    expect(await suggestedTo(server, borrower)).toMatchObject({ state: 'Met' });
  });

  test('of another borrower is not found', async () => {
    const { call } = await suggested();
    const other = await applied(server);
    const asOther = { ...call, token: other.token };
    expect((await server.call('acceptSuggestedLoan', asOther)).status).toBe(404);
    expect((await server.call('declineSuggestedLoan', asOther)).status).toBe(404);
  });

  test('can no longer be accepted after its last day', async () => {
    const { call } = await suggested();
    await server.services.clock.moveAhead(31);
    expect((await server.call('acceptSuggestedLoan', call)).error?.type).toMatch(/quoteExpired|notSignedIn/);
  });
});

test('the sandbox reads the income from the name of a payslip', async () => {
  const other = await startTestServer();
  try {
    const borrower = await applied(other, newApplicant('Ada', 'Accept-Everything'));
    await followUp(other, borrower);
    const params = { id: borrower.applicationId };
    const { token } = borrower;
    await other.get('proofOfIncome', { token, params, body: photo('income-1400.jpg') });
    await other.get('confirmProofOfIncome', { token, params });
    other.passMinutes(1);
    await other.work();
    expect((await suggestedTo(other, borrower))?.suggestedLoan?.amount).toBeGreaterThan(1_000);
  } finally {
    await other.close();
  }
});
