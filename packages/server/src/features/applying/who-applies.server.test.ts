import { newMotorApplicant } from '@fairlead/testing/motor-people';
import { newApplicant, type Application } from '@fairlead/testing/people';
import { applied } from '@fairlead/testing/journeys/applying';
import { shortLoan, signedLoan } from '@fairlead/testing/journeys/loans';
import { newestLinkToken, signIn } from '@fairlead/testing/journeys/sign-in';
import type { CreditBureauPort } from '@fairlead/providers/credit-bureau/port';
import { ProviderUnavailable } from '@fairlead/providers/provider-error';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const inboxOf = async (to: string) => server.get('readInbox', { query: { to } });

async function countApplications(): Promise<number> {
  return (await server.db.selectFrom('loan_applications').select('id').execute()).length;
}

describe('an email address that is known', () => {
  test('gives a session for the one application, which stops after the price; its owner gets a link', async () => {
    const first = newApplicant('Ada', 'Accept');
    const owner = await applied(server, first);
    const second = newApplicant('Ada', 'Accept', { amount: 3000 });
    const answer = await server.get('submitApplication', {
      body: { ...second, user: { ...second.user, email: first.user.email.toUpperCase(), firstName: 'Eve' } },
      query: { embedded: 'quote,user,user.addresses' },
    });
    expect(answer.user).toMatchObject({ '@type': 'user', firstName: 'Eve', canReApply: true });
    expect(JSON.stringify(answer)).not.toContain(owner.userId);
    const token = (await signIn(server, answer.autoLoginToken ?? '')).token;
    const params = { id: answer.id };
    const read = await server.get('readApplication', { token, params, query: { embedded: 'user,quote' } });
    expect(read).toMatchObject({ state: 'Quoted', user: { id: answer.user.id, firstName: 'Eve' } });
    const followed = await server.call('followUp', { token, params, body: { followUp: true } });
    expect(followed).toMatchObject({ status: 403, error: { type: 'openFromEmail' } });
    expect(
      await server.call('readApplication', { token, params: { id: owner.applicationId } }),
    ).toMatchObject({
      status: 404,
    });

    const letter = (await inboxOf(first.user.email)).find(({ subject }) =>
      subject.startsWith('Continue your'),
    );
    const link = new URL(letter?.links[0] ?? '');
    const whole = (await signIn(server, link.searchParams.get('token') ?? '')).token;
    const gone = await server.get('followUp', { token: whole, params, body: { followUp: true } });
    expect(gone.state).toBe('Requirements');
    const after = await server.call('readApplication', { token, params });
    expect(after.status, 'the session of who typed the address').toBe(401);
  });

  test('a decline of someone who only typed it keeps the owner from applying only once they open its link', async () => {
    const first = newApplicant('Ada', 'Accept', { amount: 2000 });
    const { token } = await applied(server, first);
    const theirs = newApplicant('Eve', 'Decline');
    const inName = { ...theirs, user: { ...theirs.user, email: first.user.email } };
    const { id, state } = await server.get('submitApplication', { body: inName });
    expect(state).toBe('Declined');
    const link = await newestLinkToken(server, first.user.email);
    expect((await server.get('submitApplication', { token, body: first })).state).toBe('Quoted');
    const opened = await signIn(server, link);
    expect(
      (await server.get('readApplication', { token: opened.token, params: { id } })).state,
      'the link was to the decline',
    ).toBe('Declined');
    expect(
      (await server.call('submitApplication', { token: opened.token, body: first })).error,
    ).toMatchObject({ type: 'cannotReApply' });
  });

  test('a signed-in borrower applies again as themselves', async () => {
    const first = newApplicant('Ada', 'Accept');
    const { token, userId } = await applied(server, first);
    const body = { ...newApplicant('Ada', 'Accept', { amount: 2000 }), user: first.user };
    const answer = await server.get('submitApplication', { token, body, query: { embedded: 'user' } });
    expect(answer).toMatchObject({ autoLoginToken: null, user: { '@type': 'user', id: userId } });
  });

  test('the same address at another brand is another person', async () => {
    const first = newApplicant('Ada', 'Accept');
    const { userId } = await applied(server, first);
    const elsewhere = await server.get('submitApplication', { brand: 'asda', body: first });
    expect(elsewhere.user.id).not.toBe(userId);
  });
});

describe('a borrower with a running loan', () => {
  const amountOf = (amount: number, { user }: { user: Application['user'] }) => ({
    ...newApplicant('Ada', 'Accept', { amount }),
    user,
  });

  test('is refused another by name when signed in, whatever address they give', async () => {
    const first = shortLoan();
    const { token } = await signedLoan(server, first);
    const before = await countApplications();
    for (const body of [amountOf(12_000, first), newApplicant('Ada', 'Accept', { amount: 25_000 })]) {
      expect(await server.call('submitApplication', { token, body })).toMatchObject({
        status: 409,
        error: {
          type: 'cannotReApply',
          reasonCode: 'ACTIVE_LOAN',
          message: 'You already have a loan with us. You can apply again once it is repaid.',
        },
      });
    }
    expect(await countApplications()).toBe(before);
  });

  test('is not given away: anyone who knows the address gets a price, as for any known borrower', async () => {
    const first = shortLoan();
    const { token: own } = await signedLoan(server, first);
    const body = amountOf(3000, first);
    const answer = await server.get('submitApplication', { body, query: { embedded: 'user,quote' } });
    expect(answer).toMatchObject({ state: 'Quoted', loan: null, user: { canReApply: true } });
    const token = (await signIn(server, answer.autoLoginToken ?? '')).token;
    const again = await server.call('submitApplication', { token, body: amountOf(4000, first) });
    expect([again.status, again.data?.state]).toEqual([201, 'Quoted']);
    expect((await server.call('submitApplication', { token: own, body })).error?.type).toBe('cannotReApply');
  });

  test('may apply again once it is repaid', async () => {
    const first = shortLoan();
    const { userId, loanId } = await signedLoan(server, first);
    await server.get('advanceTime', { body: { days: 400 } });
    await server.get('sendLoginLink', { body: { email: first.user.email } });
    const [letter] = await inboxOf(first.user.email);
    const token = (await signIn(server, new URL(letter?.links[0] ?? '').searchParams.get('token') ?? ''))
      .token;
    const { loans } = await server.get('readUser', {
      token,
      params: { id: userId },
      query: { embedded: 'loans' },
    });
    expect(loans).toMatchObject([{ id: loanId, state: 'Complete' }]);
    const answer = await server.get('submitApplication', { token, body: amountOf(2000, first) });
    expect(answer).toMatchObject({ state: 'Quoted', user: { id: userId } });
  });
});

describe('when the bureau is down', () => {
  test('nothing is lost: the same submission finishes the same application with one search', async () => {
    const { providers } = server.services;
    const bureau = providers.creditBureau;
    const searched: string[] = [];
    const downOnce: CreditBureauPort = {
      search: (search) => {
        searched.push(search.searchId);
        if (searched.length === 1) throw new ProviderUnavailable('credit-bureau');
        return bureau.search(search);
      },
    };
    Object.assign(providers, { creditBureau: downOnce });
    try {
      const body = newApplicant('Ada', 'Accept');
      const key = 'a-key-that-is-kept-by-the-form';
      const before = await countApplications();
      const down = await server.call('submitApplication', { body, key });
      expect(down).toMatchObject({ status: 503, error: { type: 'bureauUnavailable' } });
      const finished = await server.get('submitApplication', { body, key });
      expect(finished.state).toBe('Quoted');
      expect(finished.autoLoginToken).not.toBeNull();
      expect(await countApplications()).toBe(before + 1);
      expect(searched[1]).toBe(searched[0]);
      const again = await server.get('submitApplication', { body, key });
      expect(again).toEqual(finished);
      expect(searched).toHaveLength(2);
      const token = (await signIn(server, finished.autoLoginToken ?? '')).token;
      const followed = await server.get('followUp', {
        token,
        params: { id: finished.id },
        body: { followUp: true },
      });
      expect(followed.state).toBe('Requirements');
    } finally {
      Object.assign(providers, { creditBureau: bureau });
    }
  });

  test('corrected details are kept, and sent again they are searched by the same search', async () => {
    const { providers } = server.services;
    const bureau = providers.creditBureau;
    const body = newApplicant('Ada', 'Mismatch');
    const { token, applicationId } = await applied(server, body);
    const params = { id: applicationId };
    const { firstName, lastName, dateOfBirth } = body.user;
    const addresses = [{ houseNumber: '7', line1: 'Other Road', town: 'Sampleton', postCode: 'ID1 1QD' }];
    const correction = { token, params, body: { firstName, lastName, dateOfBirth, addresses } };
    const searched: string[] = [];
    const downOnce: CreditBureauPort = {
      search: (search) => {
        searched.push(`${search.searchId} ${search.attempt}`);
        if (searched.length === 1) throw new ProviderUnavailable('credit-bureau');
        return bureau.search(search);
      },
    };
    Object.assign(providers, { creditBureau: downOnce });
    try {
      const down = await server.call('updateAddressMismatch', correction);
      expect(down).toMatchObject({ status: 503, error: { type: 'bureauUnavailable' } });
      expect((await server.get('updateAddressMismatch', correction)).state).toBe('Quoted');
      expect(searched[1]).toBe(searched[0]);
      expect(searched[0]).toMatch(/ 2$/);
    } finally {
      Object.assign(providers, { creditBureau: bureau });
    }
  });

  test('the surname Down always finds it down', async () => {
    const answer = await server.call('submitApplication', { body: newApplicant('Ada', 'Down') });
    expect(answer).toMatchObject({ status: 503, error: { type: 'bureauUnavailable' } });
  });
});

describe('a brand without direct applications', () => {
  test('takes applications from a partner only', async () => {
    const body = newApplicant('Ada', 'Accept');
    const direct = await server.call('submitApplication', { brand: 'thinkmoney', body });
    expect(direct).toMatchObject({ status: 403, error: { type: 'directApplicationsOff' } });
    const forged = await server.call('submitApplication', {
      brand: 'thinkmoney',
      body,
      query: { referral: 'eyJwYXJ0bmVyIjoieCJ9.AAAA' },
    });
    expect(forged).toMatchObject({ status: 403, error: { type: 'directApplicationsOff' } });
    const { referral } = await server.get('makeReferral', { body: { brand: 'thinkmoney' } });
    const referred = await server.get('submitApplication', {
      brand: 'thinkmoney',
      body,
      query: { referral },
    });
    expect(referred.state).toBe('Quoted');
  });

  test('motor takes applications by referral too', async () => {
    const body = newMotorApplicant('Ada', 'Accept');
    expect(await server.call('submitApplication', { brand: 'motor', body })).toMatchObject({
      error: { type: 'directApplicationsOff' },
    });
    const { referral } = await server.get('makeReferral', { body: { brand: 'motor' } });
    const referred = await server.get('submitApplication', { brand: 'motor', body, query: { referral } });
    expect(referred.state).toBe('Quoted');
  });
});

test('motor is not open without its flag, even by referral', async () => {
  const closed = await startTestServer({ settings: { FEATURE_FLAGS: 'motor-applications=false' } });
  try {
    const { referral } = await closed.get('makeReferral', { body: { brand: 'motor' } });
    const body = newMotorApplicant('Ada', 'Accept');
    const answers = [
      await closed.call('submitApplication', { brand: 'motor', body, query: { referral } }),
      await closed.call('findVehicle', { brand: 'motor', params: { registrationNumber: 'AA19AAA' } }),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 403, error: { type: 'motorApplicationsNotOpen' } });
  } finally {
    await closed.close();
  }
});
