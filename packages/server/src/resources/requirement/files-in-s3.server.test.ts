import { randomUUID } from 'node:crypto';
import { addDays } from '@fairlead/core/calendar/day';
import { londonDay } from '@fairlead/core/calendar/london';
import { S3_ACCOUNT, S3_BUCKET, s3Double, type S3Double } from '@fairlead/providers/double/s3-double';
import { filesByPlace } from '@fairlead/providers/files/by-place';
import { databaseFiles } from '@fairlead/providers/files/database';
import { s3Files } from '@fairlead/providers/files/live';
import type { FilePlace } from '@fairlead/providers/files/port';
import { openOutbound } from '@fairlead/providers/outbound/outbound';
import { applied, followUp } from '@fairlead/testing/journeys/applying';
import { waitingProof } from '@fairlead/testing/journeys/proofs';
import { signedOn } from '@fairlead/testing/journeys/staff';
import { stepUp } from '@fairlead/testing/journeys/sign-in';
import { newApplicant } from '@fairlead/testing/people';
import { photo } from '@fairlead/testing/sent-files';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { perform } from '../../runtime/background-tasks.ts';
import { deleteOrphanedFiles } from '../retention/delete-orphaned-files.ts';
import { eraseEndedRecords } from '../retention/erase-ended-records.ts';
import { keyOfFile } from './attachment-files.ts';

/** The database refuses an erasure that is not due by its own clock, which no test sets. */
const START = londonDay(Date.now());

let server: TestServer;
let store: S3Double;

/** New files go to this place from now on; those of before stay where they are. */
function storeIn(place: FilePlace): void {
  const s3 = s3Files(
    openOutbound(() => undefined),
    {
      ...S3_ACCOUNT,
      endpoint: store.origin,
      bucket: S3_BUCKET,
      addressing: 'path',
      loopbackOrigin: store.origin,
    },
  );
  const files = filesByPlace(place, { database: databaseFiles(), s3 });
  Object.assign(server.services.providers, { files });
}

beforeAll(async () => {
  server = await startTestServer({
    today: START,
    expectedErrors: ['Unsupported state or unable to authenticate data'],
  });
  store = await s3Double();
});
beforeEach(() => storeIn('s3'));
afterAll(async () => {
  await server.close();
  await store.close();
});

const keyOf = (file: string): string => keyOfFile(server.services.cipher, file);

const rowOf = (file: string) =>
  server.db.selectFrom('attachments').selectAll().where('id', '=', file).executeTakeFirst();

async function readByStaff({ identity, file }: { identity: string; file: string }): Promise<Buffer> {
  const { token } = await signedOn(server);
  const read = await server.get('readProofFile', { token, params: { id: identity, file } });
  return Buffer.from(read.content, 'base64');
}

const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;

describe('a file in the object store', () => {
  test('is there encrypted, under a key that says nothing, and not in its row', async () => {
    const { file } = await waitingProof(server);
    expect(await rowOf(file)).toMatchObject({ stored_in: 's3', file_encrypted: null });
    const stored = store.objects.get(keyOf(file));
    expect(stored?.bytes.length).toBeGreaterThan(100);
    expect(stored?.bytes.includes('JFIF')).toBe(false);
    expect(keyOf(file)).toMatch(/^[\w-]{22}\/[\da-f-]{36}$/);
  });

  test('is shown to staff', async () => {
    expect(isJpeg(await readByStaff(await waitingProof(server)))).toBe(true);
  });

  test('is in the copy of everything about its borrower', async () => {
    const { token, userId } = await stepUp(server, await waitingProof(server));
    const zip = await server.fetch(`/v2/users/${userId}/personal-data.zip`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const sent = Object.entries(unzipSync(new Uint8Array(await zip.arrayBuffer()))).filter(([name]) =>
      name.startsWith('proofs/'),
    );
    expect(sent.map(([, bytes]) => isJpeg(bytes))).toEqual([true]);
  });

  test('that was exchanged for another is not opened', async () => {
    const [one, other] = [await waitingProof(server), await waitingProof(server)];
    const foreign = store.objects.get(keyOf(other.file));
    if (foreign) store.objects.set(keyOf(one.file), foreign);
    await expect(readByStaff(one)).rejects.toThrow('500');
  });

  test('is readable after new files go to the database, and those of before after the change', async () => {
    const inStore = await waitingProof(server);
    storeIn('database');
    const inRow = await waitingProof(server);
    expect(await rowOf(inRow.file)).toMatchObject({ stored_in: 'database' });
    expect(isJpeg(await readByStaff(inStore))).toBe(true);
    storeIn('s3');
    expect(isJpeg(await readByStaff(inRow))).toBe(true);
  });
});

describe('while the object store is away', () => {
  const DOWN = { status: 503 } as const;

  test('a file is not taken, in words, and nothing of it is stored; sent again it is', async () => {
    const borrower = await applied(server, newApplicant('Successful', 'Accept-Identity'));
    const { identity } = await followUp(server, borrower);
    const send = () =>
      server.call('proofOfId', { token: borrower.token, params: { id: identity }, body: photo('wait.jpg') });
    store.meets(DOWN, DOWN, DOWN);
    const objects = store.objects.size;
    const answer = await send();
    expect(answer).toMatchObject({ status: 503, error: { type: 'unavailable' } });
    expect(answer.error?.message).toMatch(/[a-z]/);
    const rows = () =>
      server.db.selectFrom('attachments').select('id').where('requirement_id', '=', identity).execute();
    expect([await rows(), store.objects.size]).toEqual([[], objects]);
    expect((await send()).status).toBe(200);
    expect(await rows()).toHaveLength(1);
  });

  test('staff can open a file later', async () => {
    const { identity, file } = await waitingProof(server);
    const { token } = await signedOn(server);
    store.meets(DOWN, DOWN, DOWN);
    const read = () => server.call('readProofFile', { token, params: { id: identity, file } });
    expect((await read()).status).toBe(503);
    expect((await read()).status).toBe(200);
  });
});

describe('without a row', () => {
  const orphan = (daysAgo: number): string => {
    const key = keyOf(randomUUID());
    const storedAt = new Date(server.services.wallNow().getTime() - daysAgo * 86_400_000).toISOString();
    store.objects.set(key, { bytes: Buffer.from('a file'), storedAt });
    return key;
  };

  /** As old as it has to be. */
  function age(): void {
    for (const [key, object] of store.objects)
      store.objects.set(key, { ...object, storedAt: '2020-01-01T00:00:00.000Z' });
  }

  test('a file is deleted after a day; one with a row, a younger one and one of another folder stay', async () => {
    const { file } = await waitingProof(server);
    age();
    const [old, young] = [orphan(2), orphan(0.5)];
    const elsewhere = `another-folder/${randomUUID()}`;
    store.objects.set(elsewhere, { bytes: Buffer.from('a file'), storedAt: '2020-01-01T00:00:00.000Z' });
    await perform(deleteOrphanedFiles, server.services);
    const left = [keyOf(file), old, young, elsewhere].map((key) => store.objects.has(key));
    expect(left).toEqual([true, false, true, true]);
  });

  test('a file of an erased application is deleted with it, or a day later where the store was away', async () => {
    await waitingProof(server);
    // Every application of these tests is due.
    const rows = await server.db
      .selectFrom('attachments')
      .select('id')
      .where('stored_in', '=', 's3')
      .execute();
    const files = rows.map(({ id }) => id);
    // Its price has ended by then, and from then on it is stored for twelve months.
    await server.travelTo(addDays(START, 60));
    store.meets({ status: 503 }, { status: 503 }, { status: 503 });
    await server.travelTo(addDays(START, 440));
    await perform(eraseEndedRecords, server.services);
    expect((await Promise.all(files.map(rowOf))).filter((row) => row !== undefined)).toEqual([]);
    const left = () => files.filter((file) => store.objects.has(keyOf(file)));
    expect(left()).toHaveLength(1);
    age();
    await perform(deleteOrphanedFiles, server.services);
    expect(left()).toEqual([]);
  });
});
