import { randomUUID } from 'node:crypto';
import { ENDPOINTS, type EndpointName } from '@fairlead/contract/endpoints';
import type { Endpoint } from '@fairlead/contract/wire/endpoint';
import { COMMON_ERRORS } from '@fairlead/contract/wire/errors';
import type { Allowance } from '@fairlead/contract/wire/rate-limit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer, CallOptions } from '../call.ts';
import { startTestServer, type TestServer } from '../start-test-server.ts';
import { ALL_WORLDS } from './worlds.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { RATE_LIMIT_MULTIPLIER: '1' } });
});
afterAll(() => server.close());

/** What may be called without a limit, and why. Everything else states how often it is answered. */
function whyUnlimited(name: EndpointName): string | undefined {
  const { actor, method, cacheSeconds, isConstant }: Endpoint = ENDPOINTS[name];
  if (name === 'signOut') return 'ends the session that calls it';
  if (actor === 'sandbox') return 'absent in production';
  if (actor === 'staff') return 'signed on by the identity provider, and audited';
  if (method !== 'GET') return undefined;
  if (actor === 'borrower') return "reads the borrower's own record";
  if (isConstant) return 'one answer, made once for each process';
  return cacheSeconds === null ? undefined : 'one answer for everyone, cached on the way';
}

const ALL = Object.keys(ENDPOINTS) as EndpointName[];
const limitOf = (name: EndpointName): Endpoint['rateLimit'] => ENDPOINTS[name].rateLimit;

test('every endpoint has a limit or a reason for none', () => {
  const withoutEither = ALL.filter((name) => limitOf(name) === null && whyUnlimited(name) === undefined);
  expect(withoutEither).toEqual([]);
});

/** `link-floods.server.test.ts` counts the calls of a known browser. */
type Scope = 'address' | 'account';

const allowancesOf = (name: EndpointName): readonly (readonly [Scope, Allowance])[] => {
  const { perAddress, perAccount } = limitOf(name) ?? {};
  return [
    ...(perAddress ? [['address', perAddress] as const] : []),
    ...(perAccount ? [['account', perAccount] as const] : []),
  ];
};

/** As if the call had been made so often; calls of other kinds, none. */
async function pretendCalls(name: EndpointName, scope: Scope, calls: number): Promise<void> {
  const prefix = `${name}/${scope}/`;
  await server.db.deleteFrom('rate_limits').where('key', 'not like', `${prefix}%`).execute();
  const counted = await server.db.updateTable('rate_limits').set({ count: calls }).returning('key').execute();
  expect(counted.map(({ key }) => key.startsWith(prefix))).toEqual([true]);
}

function expectTooMany(
  { status, headers, error }: CallAnswer<EndpointName>,
  { perMinutes }: Allowance,
): void {
  const { status: tooMany, message } = COMMON_ERRORS.tooManyRequests;
  expect({ status, type: error?.type, message: error?.message }).toEqual({
    status: tooMany,
    type: 'tooManyRequests',
    message,
  });
  const seconds = Number(headers.get('retry-after'));
  expect(Number.isInteger(seconds) && seconds > 0 && seconds <= perMinutes * 60).toBe(true);
}

const LIMITED_WORLDS = ALL_WORLDS.map((world) => ({
  ...world,
  limited: world.endpoints.filter((name) => limitOf(name) !== null),
})).filter(({ limited }) => limited.length > 0);

describe.each(LIMITED_WORLDS)('in the world $name, one call too many', ({ limited, enter }) => {
  let callOf: (name: EndpointName) => CallOptions<EndpointName>;
  beforeAll(async () => {
    await server.db.deleteFrom('rate_limits').execute();
    callOf = await enter(server);
  });

  /** Under a key of its own, so that no answer is repeated. */
  const callOnce = (name: EndpointName): Promise<CallAnswer<EndpointName>> => {
    const { headers, ...call } = callOf(name);
    const own = { ...headers, ...(ENDPOINTS[name].idempotent && { 'idempotency-key': randomUUID() }) };
    return server.call(name, { ...call, headers: own });
  };

  test.for(limited)('of %s is refused and says when to try again, and none before', async (name) => {
    for (const [scope, allowance] of allowancesOf(name)) {
      await server.db.deleteFrom('rate_limits').execute();
      const first = await callOnce(name);
      await pretendCalls(name, scope, allowance.calls - 1);
      const last = await callOnce(name);
      expect([first.status, last.status]).not.toContain(429);
      expectTooMany(await callOnce(name), allowance);
    }
  });
});
