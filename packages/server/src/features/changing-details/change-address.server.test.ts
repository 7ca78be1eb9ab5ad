import { day } from '@fairlead/core/calendar/day';
import { applied } from '@fairlead/testing/journeys/applying';
import { stepUp, type SignedIn } from '@fairlead/testing/journeys/sign-in';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const QUAY = { houseNumber: '7', line1: 'Quay Street', town: 'Easterby', postCode: 'id1 1qd' };
const MILL = { flatNumber: 'Flat 2', line1: 'Mill Road', town: 'Easterby', postCode: 'ZZ99 3VZ' };

type Body = Partial<Record<keyof typeof QUAY | 'flatNumber', string>> & { postCode: string };

const change = ({ token, userId }: SignedIn, body: Body) =>
  server.call('changeAddress', { token, params: { id: userId }, body });

const read = ({ token, userId }: SignedIn) =>
  server.get('readUser', {
    token,
    params: { id: userId },
    query: { embedded: 'addresses,addressHistory' },
  });

const changesOf = async ({ userId }: SignedIn) => {
  const rows = await server.db
    .selectFrom('audit_rows')
    .select('detail')
    .where('user_id', '=', userId)
    .where('action', '=', 'address-changed')
    .execute();
  return rows.length;
};

const strong = async () => stepUp(server, await applied(server));

describe('a new address', () => {
  test('is the current one from then on; the one before it stays with its dates', async () => {
    const who = await strong();
    const { status, data } = await change(who, QUAY);
    expect([status, data?.addresses?.[0]]).toMatchObject([
      200,
      { line1: 'Quay Street', postCode: 'ID1 1QD' },
    ]);
    await server.travelTo(day('2026-11-24'));
    await change(who, MILL);
    const { addresses = [], addressHistory = [] } = await read(who);
    expect(addresses.map(({ line1 }) => line1)).toEqual(['Mill Road', 'Quay Street', 'Harbour Lane']);
    expect(addressHistory.map(({ recordedOn, replacedOn }) => [recordedOn, replacedOn])).toEqual([
      ['2026-11-24', null],
      ['2026-11-20', '2026-11-24'],
      ['2026-11-20', '2026-11-20'],
    ]);
  });

  test('is written of to the owner, without naming it, and audited', async () => {
    const who = await strong();
    await change(who, QUAY);
    const [letter] = await server.get('readInbox', { query: { to: who.application.user.email } });
    expect(letter?.subject).toBe('You changed your address');
    expect(letter?.text).toMatch(/was changed at .* on 2\d November 2026/);
    expect(letter?.text).toContain('If this wasn’t you, call us now on');
    expect(letter?.text).not.toContain('Quay Street');
    expect(await changesOf(who)).toBe(1);
  });

  test('that is given again changes nothing and writes nothing', async () => {
    const who = await strong();
    await change(who, QUAY);
    expect((await change(who, { ...QUAY, postCode: 'ID1 1QD' })).status).toBe(200);
    expect((await read(who)).addresses).toHaveLength(2);
    expect(await changesOf(who)).toBe(1);
  });

  test('that is sent by two at the same moment is stored once', async () => {
    const who = await strong();
    await Promise.all([change(who, QUAY), change(who, QUAY), change(who, QUAY)]);
    expect((await read(who)).addresses).toHaveLength(2);
    expect(await changesOf(who)).toBe(1);
  });

  test('leaves the address that an application was made with', async () => {
    const who = await strong();
    await change(who, QUAY);
    const application = await server.get('readApplication', {
      token: who.token,
      params: { id: who.applicationId },
      query: { embedded: 'user,user.addresses' },
    });
    expect(JSON.stringify(application.user)).toContain('Harbour Lane');
  });

  test('needs the code of a text message', async () => {
    const who = await applied(server);
    const { status, error } = await change(who, QUAY);
    expect([status, error?.type]).toEqual([403, 'stepUpRequired']);
    expect((await read(who)).addresses).toMatchObject([{ line1: 'Harbour Lane' }]);
  });

  test.each([
    ['half a postcode', { ...QUAY, postCode: 'ID1' }, 'postCode'],
    ['nothing but a postcode', { postCode: 'ID1 1QD' }, 'line1'],
  ])('with %s is refused at its field', async (_, body, field) => {
    const who = await strong();
    const { status, error } = await change(who, body);
    expect([status, error?.type, Object.keys(error?.fields ?? {})]).toEqual([
      400,
      'validationFailed',
      [field],
    ]);
  });

  test('is taken ten times a day', async () => {
    const limited = await startTestServer({ settings: { RATE_LIMIT_MULTIPLIER: '1' } });
    const { token, userId } = await stepUp(limited, await applied(limited));
    const changeTo = (houseNumber: string) =>
      limited.call('changeAddress', { token, params: { id: userId }, body: { ...QUAY, houseNumber } });
    for (let n = 1; n <= 10; n += 1) expect((await changeTo(String(n))).status).toBe(200);
    expect((await changeTo('11')).error?.type).toBe('tooManyRequests');
    await limited.close();
  });
});
