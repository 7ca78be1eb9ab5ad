import { afterEach, describe, expect, test } from 'vitest';
import { S3_ACCOUNT, S3_BUCKET, s3Double, type S3Double } from '../double/s3-double.ts';
import { openOutbound, type FinishedCall } from '../outbound/outbound.ts';
import { ProviderTimeout, ProviderUnavailable } from '../provider-error.ts';
import { endOfSilence } from '../testing/end-of-silence.ts';
import { PROVIDER_TIMEOUT_MS } from '../timeouts.ts';
import { filesByPlace } from './by-place.ts';
import { describeFiles } from './conformance.ts';
import { databaseFiles } from './database.ts';
import { bucketUrl, s3Files, type S3Settings } from './live.ts';

const opened: S3Double[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((double) => double.close()));
});

async function newStore(changes: Partial<S3Settings> = {}) {
  const store = await s3Double();
  opened.push(store);
  const calls: FinishedCall[] = [];
  const outbound = openOutbound((call) => calls.push(call));
  const settings: S3Settings = {
    ...S3_ACCOUNT,
    endpoint: store.origin,
    bucket: S3_BUCKET,
    addressing: 'path',
    loopbackOrigin: store.origin,
    ...changes,
  };
  return { store, calls, files: s3Files(outbound, settings) };
}

describeFiles('the database', async () => databaseFiles());
describeFiles('S3', async () => (await newStore()).files);
describeFiles('S3 next to the database', async () =>
  filesByPlace('s3', { database: databaseFiles(), s3: (await newStore()).files }),
);

const KEY = 'folder/01a1f8e9-0000-7000-8000-000000000001';
const BYTES = Buffer.from('encrypted');
const PLACED = { storedIn: 's3', bytes: null } as const;

describe('S3', () => {
  test('gets the bytes, their checksum and no name', async () => {
    const { files, store } = await newStore();
    await files.put(KEY, BYTES);
    const [put] = store.received;
    expect(put).toMatchObject({ method: 'PUT', target: `/${S3_BUCKET}/${KEY}`, body: 'encrypted' });
    expect(put?.headers['x-amz-checksum-sha256']).toMatch(/^[\w+/]{43}=$/);
    expect(put?.headers.authorization).toContain('/eu-west-2/s3/aws4_request');
  });

  test.each([
    ['SlowDown', { status: 503, body: '<Error><Code>SlowDown</Code></Error>' }],
    ['429', { status: 429 }],
    ['a lost connection', 'closed-connection'],
    ['an error after the effect', 'error-after-effect'],
  ] as const)('is asked again after %s', async (_what, trouble) => {
    const { files, store } = await newStore();
    store.meets(trouble);
    await files.put(KEY, BYTES);
    expect(store.received).toHaveLength(2);
    expect(store.objects.get(KEY)?.bytes.toString()).toBe('encrypted');
  });

  test.each([
    ['it keeps failing', { status: 500 }, 3],
    ['it asks for a long pause', { status: 503, headers: { 'retry-after': '60' } }, 1],
    ['it sends elsewhere', { status: 307, headers: { location: 'https://other.example/' } }, 1],
    ['it refuses us', { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' }, 1],
    ['the bucket is missing', { status: 404, body: '<Error><Code>NoSuchBucket</Code></Error>' }, 1],
  ] as const)('is unavailable when %s', async (_what, answer, attempts) => {
    const { files, store } = await newStore();
    store.meets(answer, answer, answer);
    await expect(files.get(KEY, PLACED)).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(store.received).toHaveLength(attempts);
  });

  test('is given up when it is silent', async () => {
    const { files, store } = await newStore();
    store.meets('silence');
    const end = await endOfSilence(PROVIDER_TIMEOUT_MS.files, store.received, () => files.put(KEY, BYTES));
    expect(end).toBeInstanceOf(ProviderTimeout);
  });

  test('refuses another secret, and says nothing of either', async () => {
    const { files } = await newStore({ secretAccessKey: 'another-secret-of-forty-characters-000000' });
    const error = await files.put(KEY, BYTES).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProviderUnavailable);
    expect(String(error)).toBe('ProviderUnavailable: files: unavailable (not-authorised 403)');
  });

  test('is not given a key that could say something or lead elsewhere', async () => {
    const { files, store } = await newStore();
    for (const key of ['', 'folder/ada.pilot', '../other', 'a b', 'a?list-type=2'])
      await expect(files.put(key, BYTES)).rejects.toThrow(RangeError);
    expect(store.received).toEqual([]);
  });

  test('leaves out what is not ours from a list', async () => {
    const { files, store } = await newStore();
    await files.put(KEY, BYTES);
    store.objects.set('folder/notes of someone.txt', { bytes: BYTES, storedAt: '2026-11-20T00:00:00.000Z' });
    expect((await files.list('folder', null)).files.map(({ key }) => key)).toEqual([KEY]);
  });

  test('has its bucket in the path or in the name of its host', async () => {
    const settings: S3Settings = {
      ...S3_ACCOUNT,
      endpoint: 'https://s3.eu-west-2.amazonaws.com',
      bucket: S3_BUCKET,
      addressing: 'virtual-host',
    };
    expect(bucketUrl(settings)).toBe(`https://${S3_BUCKET}.s3.eu-west-2.amazonaws.com`);
    expect(bucketUrl({ ...settings, addressing: 'path' })).toBe(
      `https://s3.eu-west-2.amazonaws.com/${S3_BUCKET}`,
    );
    const asked: string[] = [];
    const ask: typeof fetch = async (input) => {
      asked.push(input instanceof URL ? input.href : '');
      return new Response('<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>');
    };
    const files = s3Files(
      openOutbound(() => undefined),
      settings,
      ask,
    );
    await files.put(KEY, BYTES);
    await files.list('folder', null);
    expect(asked).toEqual([
      `https://${S3_BUCKET}.s3.eu-west-2.amazonaws.com/${KEY}`,
      `https://${S3_BUCKET}.s3.eu-west-2.amazonaws.com/?list-type=2&prefix=folder%2F`,
    ]);
  });
});

describe('files by place', () => {
  test('are read where their row says, whichever place new ones go to', async () => {
    const { files: s3 } = await newStore();
    const places = { database: databaseFiles(), s3 };
    const [older, newer] = [filesByPlace('database', places), filesByPlace('s3', places)];
    const inRow = await older.put(KEY, BYTES);
    const inStore = await newer.put(KEY, Buffer.from('elsewhere'));
    expect(Buffer.from((await newer.get(KEY, inRow)) ?? []).toString()).toBe('encrypted');
    expect(Buffer.from((await older.get(KEY, inStore)) ?? []).toString()).toBe('elsewhere');
  });

  test('are unavailable where the settings of their place are gone', async () => {
    const files = filesByPlace('database', { database: databaseFiles(), s3: null });
    await expect(files.get(KEY, PLACED)).rejects.toBeInstanceOf(ProviderUnavailable);
  });
});
