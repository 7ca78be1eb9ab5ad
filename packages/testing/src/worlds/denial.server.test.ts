import type { BrandId } from '@fairlead/brands/brand';
import { ENDPOINTS, type EndpointName } from '@fairlead/contract/endpoints';
import type { Actor, Endpoint, EndpointTable } from '@fairlead/contract/wire/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallOptions } from '../call.ts';
import { databaseDigest } from '../database-digest.ts';
import { applied } from '../journeys/applying.ts';
import { appliedForMotor } from '../journeys/motor.ts';
import { ADVISER, signedOn, UNDERWRITER } from '../journeys/staff.ts';
import { stepUp, type SignedIn } from '../journeys/sign-in.ts';
import { newApplicant } from '../people.ts';
import { shapeOf } from '../shape-of.ts';
import { startTestServer, type TestServer } from '../start-test-server.ts';
import { AS_SERVICE, TEST_SERVICE } from '../test-config.ts';
import { expectAuditedSuccess } from './expect-audited.ts';
import { otherRecordsIn } from './named-records.ts';
import { refused, type Answer } from './refused.ts';
import { ALL_WORLDS, ENDPOINTS_WITHOUT_A_WORLD } from './worlds.ts';

const ALL: EndpointTable = ENDPOINTS;
const NO_ID = '01a1f866-0d00-742c-8dbe-984679d2ac53';
let server: TestServer;
/** Others, each with an application of their own. */
let weak: SignedIn;
let strong: SignedIn;
let underAsda: SignedIn;
/** A session that was opened by typing the address of an account; its `userId` is the account's. */
let limited: SignedIn;
/** The same of calls that name the brand. */
let limitedUnder: Partial<Record<BrandId, SignedIn>>;
/** A member of staff who only reads. */
let adviser: string;
let underwriter: string;
/** Sessions of staff that have ended: one by signing out, one by silence. */
let ended: string[];
/** Sessions of borrowers that have ended: by silence, by signing out, and by a newer token. */
let over: string[];

beforeAll(async () => {
  server = await startTestServer();
  const silent = (await signedOn(server)).token;
  const idle = (await applied(server)).token;
  server.passMinutes(31);
  const left = (await applied(server)).token;
  await server.get('signOut', { token: left });
  const replaced = (await applied(server)).token;
  await server.get('authenticate', { body: { type: 'refresh_token' }, token: replaced });
  server.passMinutes(1);
  over = [idle, left, replaced];
  weak = await applied(server);
  strong = await stepUp(server, await applied(server));
  underAsda = await stepUp(server, await applied(server, newApplicant('Ada', 'Accept'), 'asda'));
  const known = newApplicant('Ada', 'Accept');
  const { userId } = await stepUp(server, await applied(server, known));
  limited = { ...(await applied(server, known)), userId };
  limitedUnder = { motor: await appliedForMotor(server, (await appliedForMotor(server)).application) };
  // That a session is used for the first time is stored, which is no effect of a call that is refused.
  for (const { token, userId, brand } of [strong, underAsda])
    await server.get('readUser', { token, params: { id: userId }, ...(brand && { brand }) });
  const signedOut = (await signedOn(server)).token;
  await server.get('signOutStaff', { token: signedOut });
  ended = [silent, signedOut];
  adviser = (await signedOn(server, ADVISER)).token;
  underwriter = (await signedOn(server)).token;
});
afterAll(() => server.close());

type Call = CallOptions<EndpointName>;

async function answerTo(name: EndpointName, call: Call): Promise<Answer> {
  const { status, error, data } = await server.call(name, call);
  return [status, { ...error, requestId: '' }, data];
}

const NOT_SIGNED_IN = refused('notSignedIn');
const NOT_FOUND = refused('notFound');

async function expectClosedWithoutSession(name: EndpointName, { token, ...call }: Call): Promise<void> {
  expect(await answerTo(name, call)).toEqual(NOT_SIGNED_IN);
  const wrong = { ...call, token: `${token?.slice(0, -2) ?? ''}xx` };
  expect(await answerTo(name, wrong)).toEqual(NOT_SIGNED_IN);
  expect(await answerTo(name, { ...call, headers: AS_SERVICE })).toEqual(NOT_SIGNED_IN);
  for (const old of over) expect(await answerTo(name, { ...call, token: old })).toEqual(NOT_SIGNED_IN);
  if (ALL[name]?.answers === 'document') return;
  const cookie = `auth=${encodeURIComponent(JSON.stringify({ token }))}`;
  expect(await answerTo(name, { ...call, headers: { cookie } })).toEqual(NOT_SIGNED_IN);
}

async function auditOf(name: EndpointName, call: Call): Promise<readonly object[]> {
  const { error } = await server.call(name, call);
  return server.db
    .selectFrom('audit_rows')
    .select(['action', 'actor', 'user_id', 'subject_id', 'detail'])
    .where('request_id', '=', error?.requestId ?? '')
    .execute();
}

/** The trail has who asked for whose record, by which call. */
async function expectAudited(
  name: EndpointName,
  call: Call,
  { detail = {}, ...who }: { actor: string; user_id: string | null; detail?: Record<string, unknown> },
): Promise<void> {
  const denied = { action: 'access-denied', subject_id: call.params?.id ?? 'unknown', ...who };
  expect(await auditOf(name, call)).toEqual([{ ...denied, detail: { endpoint: name, ...detail } }]);
}

const byStaff = (staff: string) => ({ actor: 'staff', user_id: null, detail: { staff } });

/** Sessions of others that have proved enough for the endpoint. */
function othersFor(name: EndpointName): readonly SignedIn[] {
  const { strength, limitedSession }: Endpoint = ENDPOINTS[name];
  return [
    strong,
    underAsda,
    ...(strength === 'strong' ? [] : [weak]),
    ...(limitedSession === 'refused' ? [] : [limited]),
  ];
}

async function expectClosedToOthers(name: EndpointName, call: Call): Promise<void> {
  const nowhere = { ...call, params: { ...call.params, id: NO_ID } };
  for (const other of othersFor(name)) {
    const { token, brand } = other;
    const session = brand === undefined ? { token } : { token, brand };
    expect(await answerTo(name, { ...call, ...session })).toEqual(NOT_FOUND);
    expect(await answerTo(name, { ...nowhere, ...session })).toEqual(NOT_FOUND);
    await expectAudited(name, { ...call, ...session }, { actor: 'borrower', user_id: other.userId });
  }
}

async function expectClosedToLessProof(name: EndpointName, call: Call): Promise<void> {
  const { strength, limitedSession }: Endpoint = ENDPOINTS[name];
  const refusals: [SignedIn, Answer][] = [];
  if (strength === 'strong') refusals.push([weak, refused('stepUpRequired')]);
  const session = (call.brand && limitedUnder[call.brand]) ?? limited;
  if (limitedSession === 'refused') refusals.push([session, refused('openFromEmail')]);
  for (const [{ token }, refusal] of refusals) {
    expect(await answerTo(name, { ...call, token })).toEqual(refusal);
    // An ordinary step of the journey, which answers with what to do next.
    expect(await auditOf(name, { ...call, token })).toEqual([]);
  }
}

const NOT_IN_ROLE = refused('roleRequired');

/** The token of a borrower opens nothing of staff, however strong it is and whatever borrower it is of. */
async function expectClosedToBorrowers(name: EndpointName, call: Call): Promise<void> {
  await expectClosedWithoutSession(name, call);
  for (const { token } of [weak, strong, underAsda, limited])
    expect(await answerTo(name, { ...call, token })).toEqual(NOT_SIGNED_IN);
  for (const token of ended) expect(await answerTo(name, { ...call, token })).toEqual(NOT_SIGNED_IN);
  await expectNothingFoundByStaff(name, call);
  if (ENDPOINTS[name].staffRole !== 'underwriter') return;
  expect(await answerTo(name, { ...call, token: adviser })).toEqual(NOT_IN_ROLE);
  await expectAudited(name, { ...call, token: adviser }, byStaff(ADVISER));
}

/** A guessed id or reference, by someone who may open the record that it would name. */
async function expectNothingFoundByStaff(name: EndpointName, { query, ...call }: Call): Promise<void> {
  const isByReference = query !== undefined && 'reference' in query;
  if (!isByReference && !('id' in ENDPOINTS[name].params.shape)) return;
  const nowhere: Call = isByReference
    ? { ...call, query: { reference: NO_ID } }
    : { ...call, params: { ...call.params, id: NO_ID } };
  expect(await answerTo(name, nowhere)).toEqual(NOT_FOUND);
  await expectAudited(name, nowhere, byStaff(UNDERWRITER));
}

/** Refused as something that is not there, or for a reason that the call states; nothing of the record is in it. */
async function expectRefused(name: EndpointName, call: Call): Promise<void> {
  const { status, error, data } = await server.call(name, call);
  expect([name, data]).toEqual([name, undefined]);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(['notFound', 'validationFailed', ...Object.keys(ENDPOINTS[name].refusals)]).toContain(error?.type);
}

/**
 * A call that names a record elsewhere than in the `id` of its path: the twin, who may make the same call of their own,
 * names the record of this borrower; so do others, where the path has none.
 */
async function expectRecordsClosed(name: EndpointName, call: Call, twin: Call): Promise<void> {
  const stolen = otherRecordsIn(name, call, twin);
  for (const theft of stolen) await expectRefused(name, theft);
  if (stolen.length === 0 || 'id' in ENDPOINTS[name].params.shape) return;
  for (const other of othersFor(name)) {
    const { token, brand } = other;
    const session = brand === undefined ? { token } : { token, brand };
    await expectRefused(name, { ...call, ...session });
    await expectAudited(name, { ...call, ...session }, { actor: 'borrower', user_id: other.userId });
  }
}

async function expectClosed(name: EndpointName, call: Call, twin: Call): Promise<void> {
  await expectClosedWithoutSession(name, call);
  expect(await answerTo(name, { ...call, token: adviser })).toEqual(NOT_SIGNED_IN);
  expect(await answerTo(name, { ...call, brand: 'asda' })).toEqual(NOT_FOUND);
  if ('id' in ENDPOINTS[name].params.shape) await expectClosedToOthers(name, call);
  await expectRecordsClosed(name, call, twin);
  await expectClosedToLessProof(name, call);
}

/** Another service has its own name and token: a borrower's session is nothing here, not even the borrower's own. */
async function expectClosedToNoService(name: EndpointName, call: Call): Promise<void> {
  const { headers = {}, ...bare } = call;
  const refusal = refused('serviceNotKnown');
  const shown: Readonly<Record<string, string>>[] = [
    {},
    { 'x-service-name': headers['x-service-name'] ?? '' },
    { 'x-service-token': headers['x-service-token'] ?? '' },
    { ...headers, 'x-service-name': 'savings' },
    { ...headers, 'x-service-token': `${headers['x-service-token']?.slice(0, -2) ?? ''}xx` },
    { ...headers, 'x-service-token': '' },
  ];
  for (const wrong of shown) {
    expect(await answerTo(name, { ...bare, headers: wrong })).toEqual(refusal);
    for (const token of everyToken())
      expect(await answerTo(name, { ...bare, headers: wrong, token })).toEqual(refusal);
    const unknown = { actor: 'anyone', user_id: null, detail: { network: expect.any(String) as unknown } };
    await expectAudited(name, { ...bare, headers: wrong }, unknown);
  }
  const nowhere = { ...call, params: { ...call.params, id: NO_ID } };
  expect(await answerTo(name, { ...call, brand: 'asda' })).toEqual(NOT_FOUND);
  expect(await answerTo(name, nowhere)).toEqual(NOT_FOUND);
  const service = { actor: 'service', user_id: null, detail: { service: TEST_SERVICE.name } };
  await expectAudited(name, nowhere, service);
}

/** Of borrowers and of staff, of sessions that last and that are over. */
const everyToken = (): readonly string[] => [
  ...[weak, strong, underAsda, limited].map(({ token }) => token),
  ...over,
  ...ended,
  adviser,
  underwriter,
];

/** What anyone may call takes no notice of a session that is over, nor of one of staff or a service. */
async function expectOpenAsToAnyone(name: EndpointName, call: Call): Promise<void> {
  const [idle = ''] = over;
  await expectAuditedSuccess(server, name, { ...call, token: idle });
  const anonymous = await answerTo(name, call);
  for (const token of [...over, ...ended, adviser, underwriter]) {
    const [answered, refusal, data] = await answerTo(name, { ...call, token });
    expect([answered, refusal, shapeOf(data)]).toEqual([anonymous[0], anonymous[1], shapeOf(anonymous[2])]);
  }
  expect(await answerTo(name, { ...call, brand: 'lendable', token: underAsda.token })).toEqual(NOT_FOUND);
}

const CLOSED_TO_OTHERS: Partial<Record<Actor, typeof expectClosed>> = {
  borrower: expectClosed,
  staff: expectClosedToBorrowers,
  service: expectClosedToNoService,
};

describe.each(ALL_WORLDS)(
  'with $name, no one but the borrower, staff in their role or a service, can',
  ({ endpoints, enter }) => {
    let callOf: (name: EndpointName) => Call;
    /** The same of another borrower, who is prepared first: some worlds move the day. */
    let twinOf: typeof callOf | undefined;
    let isSameDay: boolean;
    beforeAll(async () => {
      if (endpoints.some((name) => ENDPOINTS[name].actor === 'borrower')) twinOf = await enter(server);
      const { today } = await server.get('readTimeMachine');
      callOf = await enter(server);
      isSameDay = (await server.get('readTimeMachine')).today === today;
    });

    /** The twin's own call is answered: with the other's record it was refused for that alone. */
    const proceedAsTwin = async (name: EndpointName): Promise<void> => {
      if (twinOf === undefined || !isSameDay) return;
      const { status } = await server.call(name, twinOf(name));
      if (ENDPOINTS[name].actor === 'borrower') expect(status).toBe(ENDPOINTS[name].status);
    };

    test.each(endpoints)('%s: an attempt changes nothing, and a change leaves an audit row', async (name) => {
      const call = callOf(name);
      if (ENDPOINTS[name].actor === 'anyone') {
        await expectOpenAsToAnyone(name, call);
        return proceedAsTwin(name);
      }
      const isClosed = CLOSED_TO_OTHERS[ENDPOINTS[name].actor];
      if (isClosed) {
        const before = await databaseDigest(server.db);
        await isClosed(name, call, twinOf?.(name) ?? call);
        expect(await databaseDigest(server.db)).toEqual(before);
      }
      await expectAuditedSuccess(server, name, call);
      await proceedAsTwin(name);
    });
  },
);

test('every endpoint is called in exactly one world', () => {
  expect(ENDPOINTS_WITHOUT_A_WORLD).toEqual({});
  const called = ALL_WORLDS.flatMap(({ endpoints }) => endpoints);
  expect(called.toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
});
