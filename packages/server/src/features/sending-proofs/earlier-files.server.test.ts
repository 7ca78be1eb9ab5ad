import { askedOnComputer, type OnComputer } from '@fairlead/testing/journeys/phone-links';
import { photo } from '@fairlead/testing/sent-files';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let borrower: OnComputer;
beforeEach(async () => {
  borrower = await askedOnComputer(server);
});

const at = (id: string, { token } = borrower) => ({ token, params: { id } });

const listFor = (id: string) => server.get('listEarlierFiles', at(id));

const use = (id: string, file: string) => server.call('useEarlierFile', { ...at(id), body: { file } });

/** Sends a licence as the proof of identity; answers the id of the file. */
async function sentLicence(name = 'wait.jpg'): Promise<string> {
  const { requirements = [] } = await server.get('proofOfId', {
    ...at(borrower.identity),
    body: photo(name),
  });
  const { attachments = [] } = requirements.find(({ id }) => id === borrower.identity) ?? {};
  return attachments.at(-1)?.id ?? '';
}

describe('a file that was sent before', () => {
  test('can be used for a proof that it also shows, without being sent again', async () => {
    const licence = await sentLicence();
    expect(await listFor(borrower.address)).toMatchObject([
      { id: licence, filename: 'wait.jpg', contentType: 'image/jpeg', pages: 1, sentFor: 'identity' },
    ]);
    const used = await use(borrower.address, licence);
    const proof = used.data?.requirements?.find(({ id }) => id === borrower.address);
    expect(proof).toMatchObject({
      state: 'Provided',
      given: '1 file',
      attachments: [{ filename: 'wait.jpg' }],
    });
    expect(proof?.attachments?.[0]?.id).not.toBe(licence);
    expect(await listFor(borrower.address)).toEqual([]);
  });

  test('is copied: both are the same bytes, each encrypted for its own row', async () => {
    const licence = await sentLicence();
    await use(borrower.address, licence);
    const rows = await server.db
      .selectFrom('attachments')
      .select(['content_sha256', 'file_encrypted'])
      .where('application_id', '=', borrower.applicationId)
      .execute();
    expect(new Set(rows.map(({ content_sha256 }) => content_sha256)).size).toBe(1);
    expect(
      new Set(rows.map(({ file_encrypted }) => Buffer.from(file_encrypted ?? '').toString('hex'))).size,
    ).toBe(2);
  });

  test('is in the audit trail with what it is a copy of', async () => {
    const licence = await sentLicence();
    await use(borrower.address, licence);
    const { detail } = await server.db
      .selectFrom('audit_rows')
      .select('detail')
      .where('subject_id', '=', borrower.applicationId)
      .where('action', '=', 'proof-sent')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(detail).toMatchObject({ kind: 'address', copyOf: licence });
  });

  test('that was refused cannot be used, nor one that is used here already', async () => {
    const refused = await sentLicence('blurred.jpg');
    server.passMinutes(1);
    await server.work();
    expect(await listFor(borrower.address)).toEqual([]);
    expect((await use(borrower.address, refused)).error?.type).toBe('fileNotUsableHere');
    expect((await use(borrower.identity, refused)).error?.type).toBe('fileNotUsableHere');
  });

  test('is used once when it is chosen twice together', async () => {
    const licence = await sentLicence();
    const answers = await Promise.all([1, 2].map(() => use(borrower.address, licence)));
    expect(answers.map(({ error }) => error?.type).toSorted()).toEqual(['fileNotUsableHere', undefined]);
  });

  test('counts with the five of the proof', async () => {
    const licence = await sentLicence();
    const call = at(borrower.address);
    for (const page of [1, 2, 3, 4, 5])
      await server.get('proofOfAddress', { ...call, body: photo(`wait-${page}.jpg`) });
    expect((await use(borrower.address, licence)).error?.type).toBe('tooManyFiles');
  });

  test('is not needed once the proof was accepted', async () => {
    const licence = await sentLicence();
    await server.get('proofOfAddress', { ...at(borrower.address), body: photo('bill.jpg') });
    server.passMinutes(1);
    await server.work();
    expect((await use(borrower.address, licence)).error?.type).toBe('proofIsAccepted');
  });

  test.each([
    ['quoteExpired', { expires_on: '2026-11-19' as never }],
    ['applicationNotOpen', { state: 'Expired' as const }],
  ])('cannot be used once the application has ended: %s', async (refusal, changes) => {
    const licence = await sentLicence();
    await server.db
      .updateTable('loan_applications')
      .set(changes)
      .where('id', '=', borrower.applicationId)
      .execute();
    expect((await use(borrower.address, licence)).error?.type).toBe(refusal);
    expect((await server.call('listEarlierFiles', at(borrower.address))).error?.type).toBe(refusal);
  });

  test('is its owner’s only', async () => {
    const licence = await sentLicence();
    const other = await askedOnComputer(server);
    const answer = await server.call('useEarlierFile', {
      ...at(other.address, other),
      body: { file: licence },
    });
    expect(answer.error?.type).toBe('fileNotUsableHere');
    expect(await server.get('listEarlierFiles', at(other.address, other))).toEqual([]);
    expect((await server.call('listEarlierFiles', at(borrower.address, other))).status).toBe(404);
  });

  test('does not count from an application that came from outside of an account that has proved nothing', async () => {
    const licence = await sentLicence();
    const second = await secondApplication();
    const { db } = server;
    await db.updateTable('users').set({ email_proven_at: null }).where('id', '=', borrower.userId).execute();
    await db
      .updateTable('loan_applications')
      .set({ is_from_outside: true })
      .where('id', '=', borrower.applicationId)
      .execute();
    expect(await listFor(second.identity)).toEqual([]);
    expect((await use(second.identity, licence)).error?.type).toBe('fileNotUsableHere');
  });

  test('stays usable where the application that it was sent for is erased', async () => {
    const licence = await sentLicence();
    const later = await secondApplication();
    expect((await use(later.identity, licence)).status).toBe(200);
    // Erasure goes by the day of the database's own clock.
    await server.db.updateTable('sandbox.clock').set({ offset_days: 800 }).execute();
    const { userId, applicationId } = borrower;
    await sql`select erase_records('application', ${userId}::uuid, ${applicationId}::uuid)`.execute(
      server.db,
    );
    const { requirements = [] } = await server.get('readApplication', {
      ...at(later.applicationId),
      query: { embedded: 'requirements,requirements.attachments' },
    });
    const proof = requirements.find(({ id }) => id === later.identity);
    expect(proof).toMatchObject({ given: '1 file', attachments: [{ filename: 'wait.jpg' }] });
  });
});

/** Another application of the same borrower, by their own session. */
async function secondApplication() {
  const { token, application } = borrower;
  const made = await server.get('submitApplication', { token, body: application });
  const ids = { applicationId: made.id, token };
  await server.get('followUp', { token, params: { id: made.id }, body: { followUp: true } });
  const { requirements = [] } = await server.get('readApplication', {
    token,
    params: { id: made.id },
    query: { embedded: 'requirements' },
  });
  const identity = requirements.find((each) => each['@type'] === 'id-application-requirement');
  return { ...ids, identity: identity?.id ?? '' };
}
