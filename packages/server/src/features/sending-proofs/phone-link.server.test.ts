import {
  askedOnComputer,
  linkedPhone,
  otherPhone,
  photoBy,
  type OnComputer,
  type Phone,
} from '@fairlead/testing/journeys/phone-links';
import { stepUp } from '@fairlead/testing/journeys/sign-in';
import { file, photo } from '@fairlead/testing/sent-files';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let computer: OnComputer;
let phone: Phone;
beforeEach(async () => {
  computer = await askedOnComputer(server);
  phone = await linkedPhone(server, computer);
});

const toIdentity = () => ({ token: computer.token, params: { id: computer.identity } });

const followed = () => server.get('readPhoneLink', toIdentity());

const refusalOf = async (name: 'openPhoneLink' | 'finishByPhone', body = phone) =>
  (await server.call(name, { body })).error?.type;

const sendRefusalOf = async (by = phone, name?: string) =>
  (await server.call('sendByPhone', photoBy(by, name))).error?.type;

/** What every call of the phone answers. */
const refusals = async (by = phone) => [
  await refusalOf('openPhoneLink', by),
  await sendRefusalOf(by),
  await refusalOf('finishByPhone', by),
];

const ENDED = Array<string>(3).fill('phoneLinkEnded');

const filesOfIdentity = async () => {
  const { requirements = [] } = await server.get('readApplication', {
    token: computer.token,
    params: { id: computer.applicationId },
    query: { embedded: 'requirements,requirements.attachments' },
  });
  return requirements.find(({ id }) => id === computer.identity)?.attachments ?? [];
};

const trail = async (): Promise<string[]> => {
  const rows = await server.db
    .selectFrom('audit_rows')
    .select(['action', 'actor'])
    .where('subject_id', '=', computer.applicationId)
    .where((is) => is.or([is('action', 'like', 'phone-link-%'), is('action', '=', 'proof-sent')]))
    .orderBy('id')
    .execute();
  return rows.map(({ action, actor }) => `${actor} ${action}`);
};

describe('a link for a phone', () => {
  test('lets a phone send photos for one proof without signing in, and the computer follows', async () => {
    expect(await followed()).toMatchObject({ state: 'waiting', files: 0 });
    const { expiresAt, ...opened } = await server.get('openPhoneLink', { body: phone });
    expect(Date.parse(expiresAt)).toBeGreaterThan(0);
    expect(opened).toEqual({
      '@type': 'phone-upload',
      firstName: 'Ada',
      proof: 'identity',
      room: 5,
      files: 0,
    });
    expect(await followed()).toMatchObject({ state: 'connected', files: 0 });
    expect(await server.get('sendByPhone', photoBy(phone, 'wait.jpg'))).toEqual({ files: 1, room: 4 });
    expect(await followed()).toMatchObject({ state: 'connected', files: 1 });
    expect(await filesOfIdentity()).toMatchObject([{ filename: 'wait.jpg', isRefused: false }]);
    expect(await server.get('finishByPhone', { body: phone })).toEqual({ files: 1 });
    expect(await followed()).toMatchObject({ state: 'finished', files: 1 });
    expect(await trail()).toEqual([
      'borrower phone-link-made',
      'anyone phone-link-opened',
      'anyone proof-sent',
      'anyone phone-link-finished',
    ]);
  });

  test('is opened and finished again by the same phone, whose answer may have been lost', async () => {
    const first = await server.get('openPhoneLink', { body: phone });
    expect(await server.get('openPhoneLink', { body: phone })).toEqual(first);
    await server.get('finishByPhone', { body: phone });
    expect(await server.get('finishByPhone', { body: phone })).toEqual({ files: 0 });
    expect(await refusalOf('openPhoneLink')).toBe('phoneLinkEnded');
    expect(await sendRefusalOf()).toBe('phoneLinkEnded');
  });

  test('stores a photo once when its answer was lost', async () => {
    const call = { ...photoBy(phone), headers: { 'idempotency-key': 'a-key-of-the-phone' } };
    const first = await server.get('sendByPhone', call);
    expect(await server.get('sendByPhone', call)).toEqual(first);
    expect(await filesOfIdentity()).toHaveLength(1);
  });

  test('is refused to a second phone, which is noted', async () => {
    await server.get('openPhoneLink', { body: phone });
    const second = otherPhone(phone);
    expect(await refusals(second)).toEqual(Array<string>(3).fill('phoneLinkTaken'));
    expect((await server.call('sendByPhone', photoBy(phone))).status).toBe(200);
    expect(await trail()).toContain('anyone phone-link-refused');
  });

  test('is bound to one of two phones that open it together', async () => {
    const answers = await Promise.all(
      [phone, otherPhone(phone)].map((body) => server.call('openPhoneLink', { body })),
    );
    expect(answers.map(({ error }) => error?.type).toSorted()).toEqual(['phoneLinkTaken', undefined]);
  });

  test('cannot be guessed', async () => {
    expect(await refusals({ ...phone, token: 'x'.repeat(43) })).toEqual(ENDED);
    expect((await server.call('openPhoneLink', { body: { ...phone, token: 'short' } })).status).toBe(400);
  });

  test('is stored as digests, without the token and the key', async () => {
    await server.get('openPhoneLink', { body: phone });
    const rows = JSON.stringify(await server.db.selectFrom('phone_links').selectAll().execute());
    expect(rows).not.toContain(phone.token);
    expect(rows).not.toContain(phone.key);
  });

  test('works for 15 minutes, opened or not', async () => {
    await server.get('openPhoneLink', { body: phone });
    server.passMinutes(10);
    await followed();
    expect((await server.call('sendByPhone', photoBy(phone))).status).toBe(200);
    server.passMinutes(5);
    expect(await refusals()).toEqual(ENDED);
    expect(await followed()).toMatchObject({ state: 'ended', files: 1 });
  });

  test('ends when the borrower makes another, which the computer then follows', async () => {
    await server.get('openPhoneLink', { body: phone });
    const next = await linkedPhone(server, computer);
    expect(await refusals()).toEqual(ENDED);
    expect((await server.call('openPhoneLink', { body: next })).status).toBe(200);
    expect(await followed()).toMatchObject({ state: 'connected' });
  });

  test('is one of two that are made together', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => linkedPhone(server, computer)));
    const outcomes = [await refusalOf('openPhoneLink', first), await refusalOf('openPhoneLink', second)];
    expect(outcomes.toSorted()).toEqual(['phoneLinkEnded', undefined]);
  });

  test('ends when the borrower cancels it, and what was sent stays', async () => {
    await server.get('sendByPhone', photoBy(phone));
    expect(await server.get('endPhoneLink', toIdentity())).toMatchObject({ state: 'ended', files: 1 });
    expect(await server.get('endPhoneLink', toIdentity())).toMatchObject({ state: 'ended' });
    expect(await refusals()).toEqual(ENDED);
    expect(await filesOfIdentity()).toHaveLength(1);
  });

  test('takes a photo or refuses it when it is stopped meanwhile, and takes nothing afterwards', async () => {
    const [sent] = await Promise.all([
      server.call('sendByPhone', photoBy(phone)),
      server.get('endPhoneLink', toIdentity()),
    ]);
    expect([undefined, 'phoneLinkEnded']).toContain(sent.error?.type);
    expect(await filesOfIdentity()).toHaveLength(sent.error ? 0 : 1);
    expect(await refusals()).toEqual(ENDED);
  });

  test('ends when the borrower signs out of the computer, and not when they confirm a code there', async () => {
    const { token } = await stepUp(server, computer);
    expect(await refusalOf('openPhoneLink')).toBeUndefined();
    await server.get('signOut', { token });
    expect(await refusals()).toEqual(ENDED);
  });

  test('means nothing under another brand', async () => {
    const answer = await server.call('openPhoneLink', { body: phone, brand: 'asda' });
    expect(answer.error?.type).toBe('phoneLinkEnded');
  });

  test('acts for its own borrower where another is signed in on the phone', async () => {
    const { token } = await askedOnComputer(server);
    await server.get('sendByPhone', { ...photoBy(phone), token });
    expect(await filesOfIdentity()).toHaveLength(1);
    expect(await trail()).toContain('anyone proof-sent');
  });

  test('takes nothing after the proof was accepted', async () => {
    await server.get('openPhoneLink', { body: phone });
    await server.get('sendByPhone', photoBy(phone, 'passport.jpg'));
    server.passMinutes(1);
    await server.work();
    expect(await refusalOf('openPhoneLink')).toBe('proofIsAccepted');
    expect(await sendRefusalOf()).toBe('proofIsAccepted');
    const again = await server.call('makePhoneLink', toIdentity());
    expect(again.error?.type).toBe('proofIsAccepted');
  });

  test.each([
    ['quoteExpired', { expires_on: '2026-11-19' as never }],
    ['applicationNotOpen', { state: 'Expired' as const }],
  ])('takes nothing once the application has ended: %s', async (refusal, changes) => {
    await server.get('openPhoneLink', { body: phone });
    const { applicationId } = computer;
    await server.db.updateTable('loan_applications').set(changes).where('id', '=', applicationId).execute();
    expect(await refusalOf('openPhoneLink')).toBe(refusal);
    expect(await sendRefusalOf()).toBe(refusal);
    expect((await server.call('makePhoneLink', toIdentity())).error?.type).toBe(refusal);
  });

  test('counts its files with those of the computer: five for a proof', async () => {
    for (const page of [1, 2, 3]) await server.get('sendByPhone', photoBy(phone, `wait-${page}.jpg`));
    for (const page of [4, 5])
      await server.get('proofOfId', { ...toIdentity(), body: photo(`wait-${page}.jpg`) });
    expect(await sendRefusalOf()).toBe('tooManyFiles');
    expect(await server.get('openPhoneLink', { body: phone })).toMatchObject({ room: 0, files: 3 });
    expect((await server.call('makePhoneLink', toIdentity())).error?.type).toBe('tooManyFiles');
  });

  test('refuses a file for what is in it, as the computer does', async () => {
    const send = (bytes: Uint8Array) =>
      server.call('sendByPhone', { body: { ...phone, ...file('notes.txt', bytes) } });
    expect((await send(Buffer.from('hello'))).error?.type).toBe('fileTypeNotTaken');
    expect((await send(new Uint8Array())).error?.type).toBe('fileIsEmpty');
  });

  test('is read one file at a time, together with the computer', async () => {
    const answers = await Promise.all([
      server.call('sendByPhone', photoBy(phone)),
      server.call('proofOfId', { ...toIdentity(), body: photo('wait.jpg') }),
    ]);
    expect(answers.map(({ error }) => error?.type).toSorted()).toEqual(['otherFileIsRead', undefined]);
  });

  test('leaves a proof of income to be confirmed on the computer', async () => {
    const { token, applicationId } = computer;
    const { requirements = [] } = await server.get('readApplication', {
      token,
      params: { id: applicationId },
      query: { embedded: 'requirements' },
    });
    const income = requirements.find((each) => each['@type'] === 'income-application-requirement');
    const link = await linkedPhone(server, { token, identity: income?.id ?? '' });
    await server.get('sendByPhone', photoBy(link));
    await server.get('finishByPhone', { body: link });
    const confirmed = await server.get('confirmProofOfIncome', { token, params: { id: applicationId } });
    const proof = confirmed.requirements?.find(({ id }) => id === income?.id);
    expect(proof).toMatchObject({ state: 'Provided', given: '1 file' });
  });

  test('is for the proofs of its owner only', async () => {
    const other = await askedOnComputer(server);
    const call = { token: other.token, params: { id: computer.identity } };
    for (const name of ['makePhoneLink', 'readPhoneLink', 'endPhoneLink'] as const)
      expect((await server.call(name, call)).status).toBe(404);
    const notAProof = { token: computer.token, params: { id: computer.bank } };
    expect((await server.call('makePhoneLink', notAProof)).status).toBe(404);
    expect(
      await server.get('readPhoneLink', { token: other.token, params: { id: other.identity } }),
    ).toBeNull();
  });

  test('is deleted 30 days after its time', async () => {
    server.passMinutes(31 * 24 * 60);
    await server.work();
    const stored = await server.db
      .selectFrom('phone_links')
      .select('id')
      .where('application_id', '=', computer.applicationId)
      .execute();
    expect(stored).toEqual([]);
  });
});

test('files of a phone count with those of the computer: 20 in an hour for each proof', async () => {
  const strict = await startTestServer({ settings: { RATE_LIMIT_MULTIPLIER: '1' } });
  const borrower = await askedOnComputer(strict);
  const link = await linkedPhone(strict, borrower);
  const notTaken = file('notes.txt', Buffer.from('hello'));
  const toProof = { token: borrower.token, params: { id: borrower.identity } };
  for (let sent = 0; sent < 10; sent += 1) {
    expect((await strict.call('sendByPhone', { body: { ...link, ...notTaken } })).status).toBe(422);
    expect((await strict.call('proofOfId', { ...toProof, body: notTaken })).status).toBe(422);
  }
  expect((await strict.call('sendByPhone', photoBy(link))).error?.type).toBe('tooManyRequests');
  expect((await strict.call('proofOfId', { ...toProof, body: photo() })).error?.type).toBe('tooManyRequests');
  await strict.close();
});
