import { clearBankAccountCheck } from '@fairlead/providers/bank-account-check/live';
import { httpCreditBureau } from '@fairlead/providers/credit-bureau/live';
import { idealPostcodes } from '@fairlead/providers/address-lookup/live';
import { httpDeclinePanel } from '@fairlead/providers/decline-panel/live';
import {
  BUREAU_TOKEN,
  bureauDouble,
  pendingSearch,
  type BureauDouble,
} from '@fairlead/providers/double/bureau-double';
import {
  CLEAR_BANK_ACCOUNTS,
  CLEAR_BANK_KEY,
  CLEAR_BANK_TOKEN,
  clearBankDouble,
} from '@fairlead/providers/double/clear-bank-double';
import type { Answer, Received } from '@fairlead/providers/double/double-server';
import { IDEAL_POSTCODES_KEY, idealPostcodesDouble } from '@fairlead/providers/double/ideal-postcodes-double';
import type { TroubledDouble } from '@fairlead/providers/double/troubled-double';
import {
  PANEL_ORIGIN,
  PANEL_TOKEN,
  panelDouble,
  type PanelDouble,
} from '@fairlead/providers/double/panel-double';
import { openOutbound } from '@fairlead/providers/outbound/outbound';
import { applied, followUp, GOOD_ACCOUNT } from '@fairlead/testing/journeys/applying';
import { stepUp } from '@fairlead/testing/journeys/sign-in';
import { newApplicant } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

let server: TestServer;
let bureau: BureauDouble;
let bank: TroubledDouble;
let postcodes: TroubledDouble;
let panel: PanelDouble;

beforeAll(async () => {
  server = await startTestServer({ settings: { DECLINE_PARTNER_HOSTS: PANEL_ORIGIN } });
  bureau = await bureauDouble();
  bank = await clearBankDouble();
  postcodes = await idealPostcodesDouble();
  panel = await panelDouble();
  const outbound = openOutbound(() => undefined);
  Object.assign(server.services.providers, {
    creditBureau: httpCreditBureau(outbound, {
      url: 'https://bureau.example',
      token: BUREAU_TOKEN,
      loopbackOrigin: bureau.origin,
    }),
    bankAccountCheck: clearBankAccountCheck(outbound, {
      isLive: true,
      token: CLEAR_BANK_TOKEN,
      signingKey: CLEAR_BANK_KEY,
      loopbackOrigin: bank.origin,
    }),
    addressLookup: idealPostcodes(outbound, {
      apiKey: IDEAL_POSTCODES_KEY,
      loopbackOrigin: postcodes.origin,
    }),
    declinePanel: httpDeclinePanel(outbound, {
      url: 'https://panel.example',
      token: PANEL_TOKEN,
      loopbackOrigin: panel.origin,
    }),
  });
});
afterAll(async () => {
  await Promise.all([server, bureau, bank, postcodes, panel].map((open) => open.close()));
});

/** The bureau's other answer to a search: the same applicant, insolvent. */
const insolventReport = ({ body }: Received): Answer => ({
  status: 200,
  body: {
    searchId: (JSON.parse(body) as { searchId: string }).searchId,
    ...{ status: 'complete', footprint: 'soft', file: 'found', score: 900 },
    ...{ monthlyCommitmentsPence: 0, insolvency: true, defaultsLast12Months: 0 },
  },
});

describe('an application through live providers', () => {
  test.each([
    ['Accept', 'Quoted'],
    ['Decline', 'Declined'],
    ['Mismatch', 'Address Mismatch'],
    ['Thin', 'Referred'],
    ['Referred', 'Referred'],
  ])('of %s is %s, as by the sandbox', async (surname, state) => {
    const { state: decided } = await server.get('submitApplication', { body: newApplicant('Ada', surname) });
    expect(decided).toBe(state);
  });

  test('waits while the bureau is slow, or answers after an error, and leaves one footprint', async () => {
    const before = bureau.footprints();
    bureau.meets(pendingSearch, 'error-after-effect');
    const { state } = await server.get('submitApplication', { body: newApplicant('Ada', 'Accept') });
    expect(state).toBe('Quoted');
    expect(bureau.footprints()).toBe(before + 1);
  });

  test('waits while the bureau is down, and is finished by the same submission', async () => {
    const body = newApplicant('Ada', 'Accept');
    const key = 'the-key-of-one-submission';
    bureau.meets({ status: 503 }, { status: 503 }, { status: 503 });
    const down = await server.call('submitApplication', { body, key });
    expect(down).toMatchObject({ status: 503, error: { type: 'bureauUnavailable' } });
    const before = bureau.footprints();
    expect((await server.get('submitApplication', { body, key })).state).toBe('Quoted');
    expect(bureau.footprints()).toBe(before + 1);
  });

  test('stays as the first answer decided it when the bureau answers twice, differently', async () => {
    const body = newApplicant('Ada', 'Accept');
    const before = bureau.received.length;
    bureau.meets(pendingSearch, insolventReport);
    const slow = server.get('submitApplication', { body });
    await vi.waitUntil(() => bureau.received.length === before + 1);
    const quick = await server.get('submitApplication', { body });
    expect(quick.state).toBe('Declined');
    const { id, state } = await slow;
    expect([id, state]).toEqual([quick.id, 'Declined']);
    const asked = bureau.received.slice(before).map(({ body: sent }) => sent);
    expect(asked).toHaveLength(3);
    expect(new Set(asked).size).toBe(1);
    const decisions = await server.db
      .selectFrom('decisions')
      .select('outcome')
      .where('application_id', '=', id)
      .where('kind', '=', 'decision')
      .execute();
    expect(decisions).toMatchObject([{ outcome: { outcome: 'Declined', reasons: ['insolvency'] } }]);
    const letters = await server.get('readInbox', { query: { to: body.user.email } });
    expect(letters.map(({ subject }) => subject)).toEqual(['About your loan application']);
  });

  test('is not decided by an answer that does not fit the schema', async () => {
    bureau.meets({ status: 200, body: { searchId: 'another', status: 'complete', score: 999 } });
    const answer = await server.call('submitApplication', { body: newApplicant('Ada', 'Decline') });
    expect(answer).toMatchObject({ status: 503, error: { type: 'bureauUnavailable' } });
  });
});

describe('an address through live providers', () => {
  const find = (postCode: string) => server.call('findAddresses', { query: { postCode } });

  test('is one of a list in natural order, or another postcode is suggested', async () => {
    const { data } = await find('zz99 3vz');
    expect(data?.addresses.map(({ flatNumber }) => flatNumber).slice(0, 3)).toEqual([
      'Flat 1',
      'Flat 2',
      'Flat 3',
    ]);
    expect((await find('ZZ99 3VY')).data?.suggestions).toEqual(['ZZ99 3VZ', 'ZZ99 4VZ']);
  });

  test('is typed when the service is down, and the application continues', async () => {
    postcodes.meets({ status: 503 }, { status: 503 }, { status: 503 });
    expect(await find('ID1 1QD')).toMatchObject({ status: 503, error: { type: 'addressLookupUnavailable' } });
    expect((await applied(server)).applicationId).not.toBe('');
  });
});

describe('a bank account through live providers', () => {
  async function asked() {
    const weak = await applied(server);
    const { bank: requirement } = await followUp(server, weak);
    const { token } = await stepUp(server, weak);
    return (body: typeof GOOD_ACCOUNT) =>
      server.call('provideBankDetails', { token, params: { id: requirement }, body });
  }

  const accountAt = (identification: string) => ({
    accountName: 'Ada Accept',
    sortCode: identification.slice(0, 6),
    accountNumber: identification.slice(6),
  });

  test.each([
    ['noMatch', 'accountNameDoesNotMatch'],
    ['notFound', 'accountNotPossible'],
    ['switched', 'accountSwitched'],
    ['bankDown', 'accountCannotBeChecked'],
  ] as const)('of the kind %s is refused as %s, and another is taken', async (kind, type) => {
    const provide = await asked();
    const refused = await provide(accountAt(CLEAR_BANK_ACCOUNTS[kind]));
    expect(refused).toMatchObject({ status: 422, error: { type } });
    expect((await provide(GOOD_ACCOUNT)).status).toBe(200);
  });

  test('is confirmed under the name that the bank has', async () => {
    const provide = await asked();
    const account = accountAt(CLEAR_BANK_ACCOUNTS.closeMatch);
    const close = await provide(account);
    expect(close).toMatchObject({ status: 422, error: { type: 'accountNameIsClose' } });
    const accountName = close.error?.fields?.accountName?.[0]?.replace('Your bank has the name ', '') ?? '';
    expect((await provide({ ...account, accountName })).status).toBe(200);
  });

  test('is not taken while the check is down', async () => {
    const provide = await asked();
    bank.meets({ status: 503 }, { status: 503 }, { status: 503 });
    expect(await provide(GOOD_ACCOUNT)).toMatchObject({ status: 503, error: { type: 'unavailable' } });
  });
});

test('another lender through a live panel gets the application once, also after an error', async () => {
  const { token, applicationId } = await applied(server, newApplicant('Ada', 'Decline'));
  const call = { token, params: { id: applicationId } };
  await server.get('consentToDeclinePanel', { ...call, body: { consented: true } });
  expect(await server.get('readDeclinePartner', call)).toMatchObject({ name: 'Fennmark Loans' });
  for (const event of ['informOfDeclinePartner', 'startDeclinePartner', 'consentToPartnerSearch'] as const)
    await server.get(event, call);
  panel.meets('error-after-effect');
  const { url } = await server.get('acceptDeclinePartner', call);
  expect(url).toMatch(`${PANEL_ORIGIN}/continue?reference=`);
  expect(panel.accepted()).toBe(1);
});
