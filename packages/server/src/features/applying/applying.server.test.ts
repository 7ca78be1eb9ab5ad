import { DAYS_AFTER_DECLINE } from '@fairlead/core/application/reapply';
import { addDays } from '@fairlead/core/calendar/day';
import { longDay } from '@fairlead/core/calendar/display';
import { newApplicant } from '@fairlead/testing/people';
import { applied } from '@fairlead/testing/journeys/applying';
import { signIn } from '@fairlead/testing/journeys/sign-in';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const inboxOf = async (to: string) => server.get('readInbox', { query: { to } });

async function countOf(table: 'users' | 'loan_applications' | 'decisions' | 'audit_rows'): Promise<number> {
  const { count } = await server.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

describe('a new applicant', () => {
  test('gets a price, a session of their own, and the price by email', async () => {
    const body = newApplicant('Ada', 'Accept');
    const answer = await server.call('submitApplication', {
      body,
      query: { embedded: 'quote,requirements,user,user.addresses,employmentStatus,loanProduct,schedule' },
    });
    expect(answer.status).toBe(201);
    expect(answer.data).toMatchObject({
      '@type': 'loan-application',
      state: 'Quoted',
      expiresAt: '2026-12-20',
      amount: 7500,
      term: 36,
      declineReasons: [],
      quote: { '@type': 'quote', apr: 14, amount: 7500, expiresAt: '2026-12-20' },
      user: {
        firstName: 'Ada',
        maskedMobileNumber: expect.stringMatching(/^\*+0123$/) as string,
        addresses: [{ postCode: 'ID1 1QD' }],
      },
      employmentStatus: { id: 1, name: 'Employed - full time' },
      loanProduct: { id: 'unsecured-2026-1', productType: 'unsecured' },
      documentSet: null,
      loan: null,
    });
    const rows = answer.data?.schedule ?? [];
    expect(rows).toHaveLength(36);
    expect(rows[0]?.dueOn).toBe('2026-12-20');
    expect(rows.at(-1)?.closing).toBe(0);

    const token = (await signIn(server, answer.data?.autoLoginToken ?? '')).token;
    const id = answer.data?.id ?? '';
    const read = await server.get('readApplication', { token, params: { id } });
    expect(read.user).toMatchObject({ '@type': 'resource-reference' });
    const [letter] = await inboxOf(body.user.email);
    expect(letter?.subject).toBe('Your price');
    expect(letter?.text).toContain('14.0% APR');
    expect(letter?.text).not.toMatch(/fairlead/i);
  });

  test('bands price the same loan differently, and a band that does not lend it says what it lends', async () => {
    const aprOf = async (surname: string) => {
      const { quote } = await server.get('submitApplication', {
        body: newApplicant('Ada', surname),
        query: { embedded: 'quote' },
      });
      return quote && 'apr' in quote ? quote.apr : null;
    };
    expect(await aprOf('Good')).toBe(19.3);
    expect(await aprOf('Fair')).toBe(28.4);
    expect(await aprOf('Limited')).toBe(48.8);
    const tooMuch = await server.get('submitApplication', {
      body: newApplicant('Ada', 'Fair', { amount: 12_000, netMonthlyIncome: 6000 }),
    });
    expect(tooMuch).toMatchObject({ state: 'Declined', mostWeCanOffer: 9999, quote: null });
  });

  test('is declined with reasons that the applicant may see, by email too', async () => {
    const body = newApplicant('Ada', 'Insolvent');
    const declined = await server.get('submitApplication', { body });
    expect(declined).toMatchObject({ state: 'Declined', quote: null, expiresAt: null });
    expect(declined.declineReasons.join(' ')).toMatch(/bankruptcy/);
    const [letter] = await inboxOf(body.user.email);
    expect(letter?.text).toContain(declined.declineReasons[0]);
  });

  test('is given the credit reference agency, a reference and when to apply again, by page and by email', async () => {
    const body = newApplicant('Ada', 'Insolvent');
    const declined = await server.get('submitApplication', { body });
    const { token } = await signIn(server, declined.autoLoginToken ?? '');
    const read = await server.get('readApplication', { token, params: { id: declined.id } });
    expect(read.creditAgency).toEqual({
      name: 'Sample Credit Files',
      address: '1 Ledger Street, Sampleton, ZZ99 7CR',
      phone: '0808 157 0100',
      fileUrl: 'https://credit-files.example/my-file',
    });
    const [letter] = await inboxOf(body.user.email);
    for (const fact of Object.values(read.creditAgency ?? {})) expect(letter?.text).toContain(fact);
    expect(letter?.text).toContain(`Your reference is ${read.reference}.`);
    const again = longDay(addDays(await server.today(), DAYS_AFTER_DECLINE));
    expect(letter?.text).toContain(`You can apply again from ${again}.`);
  });

  test('is given no agency where the decline is not based on a credit file', async () => {
    const body = newApplicant('Ada', 'Accept', {
      netMonthlyIncome: 0,
      employmentStatus: { name: 'Unemployed' },
    });
    const declined = await server.get('submitApplication', { body });
    expect(declined).toMatchObject({ state: 'Declined', creditAgency: null });
    const [letter] = await inboxOf(body.user.email);
    expect(letter?.text).not.toContain('credit reference agency');
    expect(letter?.text).toContain(declined.reference);
  });

  test.each(['Thin', 'Referred'])('with the surname %s is referred to a person', async (surname) => {
    expect(await server.get('submitApplication', { body: newApplicant('Ada', surname) })).toMatchObject({
      state: 'Referred',
      quote: null,
    });
  });

  test('corrects the details the bureau did not find, and is quoted', async () => {
    const body = newApplicant('Ada', 'Mismatch');
    const mismatched = await server.get('submitApplication', { body });
    expect(mismatched.state).toBe('Address Mismatch');
    const token = (await signIn(server, mismatched.autoLoginToken ?? '')).token;
    const params = { id: mismatched.id };
    const { firstName, lastName, dateOfBirth } = body.user;
    const addresses = [
      { houseNumber: '7', line1: 'Other Road', town: 'Sampleton', postCode: 'id11qd' },
      null,
    ];
    const correction = { firstName, lastName, dateOfBirth, addresses };
    const wrong = await server.call('updateAddressMismatch', {
      token,
      params,
      body: { ...correction, addresses: [{ houseNumber: '7', postCode: 'nowhere' }] },
    });
    expect(wrong).toMatchObject({
      status: 400,
      error: { fields: { 'addresses.0.postCode': expect.anything() as unknown } },
    });
    const corrected = await server.get('updateAddressMismatch', { token, params, body: correction });
    expect(corrected.state).toBe('Quoted');
    const again = await server.call('updateAddressMismatch', { token, params, body: correction });
    expect(again).toMatchObject({ status: 409, error: { type: 'applicationNotOpen' } });
    const user = await server.get('readUser', {
      token,
      params: { id: mismatched.user.id },
      query: { embedded: 'addresses' },
    });
    expect(user.addresses).toMatchObject([{ houseNumber: '7', line1: 'Other Road', postCode: 'ID1 1QD' }]);
  });

  test('sees on another device the details that are to be corrected, and only there and as themselves', async () => {
    const body = newApplicant('Ada', 'Mismatch');
    const { autoLoginToken, id } = await server.get('submitApplication', { body });
    const { firstName, lastName, dateOfBirth } = body.user;
    const read = { params: { id }, query: { embedded: 'user,user.addresses' } };
    const token = (await signIn(server, autoLoginToken ?? '')).token;
    const seen = await server.get('readApplication', { token, ...read });
    expect(seen).toMatchObject({
      state: 'Address Mismatch',
      user: {
        '@type': 'user',
        firstName,
        lastName,
        dateOfBirth,
        addresses: [{ houseNumber: '1', line1: 'Harbour Lane', town: 'Easterby', postCode: 'ID1 1QD' }],
      },
    });
    const readSelf = { token, params: { id: seen.user.id } };
    expect(await server.get('readUser', readSelf)).not.toHaveProperty('dateOfBirth');

    const other = await server.get('submitApplication', {
      body: { ...body, amount: 3000, user: { ...body.user, firstName: 'Eve', dateOfBirth: '1979-01-02' } },
      query: read.query,
    });
    const stranger = (await signIn(server, other.autoLoginToken ?? '')).token;
    const limited = { token: stranger, params: { id: other.id }, query: read.query };
    for (const { state, user } of [other, await server.get('readApplication', limited)]) {
      expect(state).toBe('Address Mismatch');
      expect(user).toMatchObject({ firstName: 'Eve', dateOfBirth: '1979-01-02' });
    }
    const quotedOne = await applied(server);
    const { user } = await server.get('readApplication', {
      token: quotedOne.token,
      params: { id: quotedOne.applicationId },
      query: read.query,
    });
    expect(user).not.toHaveProperty('dateOfBirth');
  });

  test('stores what they agreed to, and nothing of the group without an answer', async () => {
    const body = newApplicant('Ada', 'Accept');
    const contactConsent = { unsecuredLoanReminders: true, unsecuredLoanOffers: false };
    const { userId } = await applied(server, { ...body, user: { ...body.user, contactConsent } });
    const rows = await server.db
      .selectFrom('contact_permissions')
      .select(['permission', 'allowed'])
      .where('user_id', '=', userId)
      .orderBy('permission')
      .execute();
    expect(rows).toEqual([
      { permission: 'unsecuredLoanOffers', allowed: false },
      { permission: 'unsecuredLoanReminders', allowed: true },
    ]);
  });
});

describe('a submission that cannot be', () => {
  const user = newApplicant('Ada', 'Accept').user;
  test.each([
    ['an amount below the brand', { amount: 500 }, 'amount'],
    ['an amount above the brand', { amount: 25_100 }, 'amount'],
    ['an amount with pence', { amount: 7500.5 }, 'amount'],
    ['a term of 11 months', { term: 11 }, 'term'],
    ['a term of 61 months', { term: 61 }, 'term'],
    ['no such email', { user: { ...user, email: 'ada' } }, 'user.email'],
    ['a landline', { user: { ...user, mobileNumber: '020 7946 0018' } }, 'user.mobileNumber'],
    ['a name of digits', { user: { ...user, lastName: '1234' } }, 'user.lastName'],
    ['a child', { user: { ...user, dateOfBirth: '2008-11-21' } }, 'user.dateOfBirth'],
    [
      'half a postcode',
      { user: { ...user, addresses: [{ line1: 'A', postCode: 'ID1' }] } },
      'user.addresses.0.postCode',
    ],
    [
      'an address where we do not lend',
      {
        user: {
          ...user,
          addresses: [{ houseNumber: '7', line1: 'A Street', town: 'B', postCode: 'JE2 3AA' }],
        },
      },
      'user.addresses.0.postCode',
    ],
    ['a postcode alone', { user: { ...user, addresses: [{ postCode: 'ID1 1QD' }] } }, 'user.addresses.0'],
    [
      'a short stay without the address before',
      { user: { ...user, addresses: [{ line1: 'A Street', postCode: 'ID1 1QD', period: 6 }] } },
      'user.addresses.1',
    ],
  ])('%s is refused by the name of the field, and nothing is kept', async (_name, changes, field) => {
    const before = [await countOf('users'), await countOf('loan_applications'), await countOf('audit_rows')];
    const answer = await server.call('submitApplication', {
      body: { ...newApplicant('Ada', 'Accept'), ...changes },
    });
    expect(answer).toMatchObject({ status: 400, error: { type: 'validationFailed' } });
    expect(Object.keys(answer.error?.fields ?? {})).toContain(field);
    expect([await countOf('users'), await countOf('loan_applications'), await countOf('audit_rows')]).toEqual(
      before,
    );
  });
});
