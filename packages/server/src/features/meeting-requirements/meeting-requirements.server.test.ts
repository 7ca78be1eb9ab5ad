import { GOOD_ACCOUNT, applied, followUp, readyForDocuments } from '@fairlead/testing/journeys/applying';
import { stepUp } from '@fairlead/testing/journeys/sign-in';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function asked() {
  const weak = await applied(server);
  const requirements = await followUp(server, weak);
  return { ...(await stepUp(server, weak)), ...requirements, weakToken: weak.token };
}

const statesOf = async ({ token, applicationId }: { token: string; applicationId: string }) => {
  const application = await server.get('readApplication', {
    token,
    params: { id: applicationId },
    query: { embedded: 'requirements' },
  });
  const { state, requirements = [] } = application;
  const answers = requirements.map((found) => [found['@type'], `${found.state} ${found.given ?? ''}`.trim()]);
  return { state, requirements: Object.fromEntries(answers) as Readonly<Record<string, string>> };
};

type Who = Parameters<typeof statesOf>[0];

const bankOf = async (who: Who) => (await statesOf(who)).requirements['bank-application-requirement'];
const dayOf = async (who: Who) => (await statesOf(who)).requirements['payment-day-requirement'];

describe('bank details', () => {
  test('ask for the code from the phone first', async () => {
    const weak = await applied(server);
    const { bank } = await followUp(server, weak);
    const answer = await server.call('provideBankDetails', {
      token: weak.token,
      params: { id: bank },
      body: GOOD_ACCOUNT,
    });
    expect(answer).toMatchObject({ status: 403, error: { type: 'stepUpRequired' } });
    expect(await bankOf(weak)).toBe('Not started');
  });

  test('whose name matches are kept, sealed, and shown by their last four digits', async () => {
    const borrower = await asked();
    const { token, bank } = borrower;
    const call = { token, params: { id: bank }, body: GOOD_ACCOUNT, key: 'bank-details-one-intent' };
    await server.get('provideBankDetails', call);
    await server.get('provideBankDetails', call);
    expect(await statesOf(borrower)).toEqual({
      state: 'Requirements',
      requirements: {
        'phone-application-requirement': 'Met ending 0123',
        'bank-application-requirement': 'Met ending 4958',
        'payment-day-requirement': 'Not started',
      },
    });
    const rows = await server.db
      .selectFrom('bank_accounts')
      .selectAll()
      .where('user_id', '=', borrower.userId)
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/66374958|089999|"Ada/);
  });

  test.each([
    [
      'another person’s account',
      { sortCode: '202959', accountNumber: '63748472' },
      'accountNameDoesNotMatch',
    ],
    [
      'an account that cannot be checked',
      { sortCode: '871427', accountNumber: '46238510' },
      'accountCannotBeChecked',
    ],
    [
      'an account that the bank does not have',
      { sortCode: '938600', accountNumber: '42368003' },
      'accountNotPossible',
    ],
    [
      'an account that was moved to another bank',
      { sortCode: '772798', accountNumber: '99345694' },
      'accountSwitched',
    ],
    ['an account that cannot exist', { sortCode: '089999', accountNumber: '66374959' }, 'accountNotPossible'],
  ])('of %s leave the requirement open', async (_name, account, type) => {
    const borrower = await asked();
    const body = { accountName: 'Ada Accept', ...account };
    const answer = await server.call('provideBankDetails', {
      token: borrower.token,
      params: { id: borrower.bank },
      body,
    });
    expect(answer).toMatchObject({ status: 422, error: { type } });
    expect(Object.keys(answer.error?.fields ?? {})).not.toHaveLength(0);
    expect(await bankOf(borrower)).toBe('Not started');
  });

  test('that nearly match say the name the bank has, which then matches', async () => {
    const { token, bank } = await asked();
    const account = { sortCode: '107999', accountNumber: '88837491' };
    const close = await server.call('provideBankDetails', {
      token,
      params: { id: bank },
      body: { accountName: 'Ada Accept', ...account },
    });
    expect(close).toMatchObject({ status: 422, error: { type: 'accountNameIsClose' } });
    const message = close.error?.fields?.accountName?.[0] ?? '';
    const accountName = message.replace('Your bank has the name ', '');
    await server.get('provideBankDetails', {
      token,
      params: { id: bank },
      body: { accountName, ...account },
    });
  });

  test('wait when the bank cannot be asked, and nothing changes', async () => {
    const borrower = await asked();
    const body = { accountName: 'Ada Accept', sortCode: '134020', accountNumber: '63849203' };
    const answer = await server.call('provideBankDetails', {
      token: borrower.token,
      params: { id: borrower.bank },
      body,
    });
    expect(answer.status).toBe(503);
    expect(await bankOf(borrower)).toBe('Not started');
  });

  test('changed after the documents were made end those documents', async () => {
    const borrower = await readyForDocuments(server);
    const { token, applicationId } = borrower;
    const params = { id: applicationId };
    const prepared = await server.get('prepareDocuments', { token, params });
    expect(prepared.documentSet).not.toBeNull();
    const { requirements = [] } = await server.get('readApplication', {
      token,
      params,
      query: { embedded: 'requirements' },
    });
    const bank = requirements.find((found) => found['@type'] === 'bank-application-requirement');
    const body = { accountName: 'Ada Accept', sortCode: '118765', accountNumber: '64371389' };
    const changed = await server.get('provideBankDetails', { token, params: { id: bank?.id ?? '' }, body });
    expect(changed).toMatchObject({ state: 'Documents', documentSet: null });
  });
});

describe('the payment day', () => {
  test('has the price before it is chosen that is shown afterwards', async () => {
    const { token, applicationId, paymentDay } = await asked();
    const read = () =>
      server.get('readApplication', {
        token,
        params: { id: applicationId },
        query: { embedded: 'paymentDays' },
      });
    const before = await read();
    const choices = await server.get('paymentDayChoices', { token, params: { id: paymentDay } });
    expect(before.paymentDays?.chosen).toBeNull();
    const monthly = choices.map(({ monthlyCost }) => monthlyCost);
    expect(before.paymentDays?.lowest.monthlyCost).toBe(Math.min(...monthly));
    expect(before.paymentDays?.highest.monthlyCost).toBe(Math.max(...monthly));
    const [first] = choices;
    const body = { day: first?.day ?? 0 };
    await server.get('providePaymentDay', { token, params: { id: paymentDay }, body });
    expect({ ...(await read()).paymentDays?.chosen, requirement: paymentDay }).toEqual(first);
  });

  test('is one of the days that fit, each with its first payment and collection', async () => {
    const { token, paymentDay } = await asked();
    const choices = await server.get('paymentDayChoices', { token, params: { id: paymentDay } });
    expect(choices.find(({ day }) => day === 12)).toMatchObject({
      firstPaymentOn: '2026-12-12',
      firstCollectionOn: '2026-12-14',
    });
    const fits = new Set(choices.map(({ day }) => day));
    const other = Array.from({ length: 28 }, (_, index) => index + 1).find((day) => !fits.has(day));
    expect(other).toBeDefined();
    const refused = await server.call('providePaymentDay', {
      token,
      params: { id: paymentDay },
      body: { day: other ?? 0 },
    });
    expect(refused).toMatchObject({ status: 422, error: { type: 'paymentDayNotOffered' } });
  });

  test('can be given from either page, by one rule', async () => {
    const one = await asked();
    const given = { token: one.token, body: { day: 12 } };
    await server.get('provideBankPaymentDay', { ...given, params: { id: one.bank } });
    expect(await dayOf(one)).toBe('Met the 12th');
    await server.get('providePaymentDay', {
      token: one.token,
      params: { id: one.paymentDay },
      body: { day: 22 },
    });
    expect(await dayOf(one)).toBe('Met the 22nd');
    const wrongPage = await server.call('providePaymentDay', { ...given, params: { id: one.bank } });
    expect(wrongPage.status).toBe(404);
  });
});

describe('requirements', () => {
  test('that are all met lead to the documents', async () => {
    const borrower = await readyForDocuments(server);
    expect(await statesOf(borrower)).toEqual({
      state: 'Documents',
      requirements: {
        'phone-application-requirement': 'Met ending 0123',
        'bank-application-requirement': 'Met ending 4958',
        'payment-day-requirement': 'Met the 15th',
      },
    });
  });

  test('of another borrower are not there', async () => {
    const mine = await asked();
    const other = await asked();
    const { token } = other;
    const answers = [
      await server.call('provideBankDetails', { token, params: { id: mine.bank }, body: GOOD_ACCOUNT }),
      await server.call('provideBankPaymentDay', { token, params: { id: mine.bank }, body: { day: 15 } }),
      await server.call('providePaymentDay', { token, params: { id: mine.paymentDay }, body: { day: 15 } }),
      await server.call('paymentDayChoices', { token, params: { id: mine.paymentDay } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect([await bankOf(mine), await dayOf(mine)]).toEqual(['Not started', 'Not started']);
  });
});
