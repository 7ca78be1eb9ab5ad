import { createHash } from 'node:crypto';
import { signV4 } from '../files/sign-v4.ts';
import type { Answer, Received } from './double-server.ts';
import { troubledDouble, type TroubledDouble } from './troubled-double.ts';

export const S3_ACCOUNT = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'eu-west-2',
} as const;

export const S3_BUCKET = 'files-of-a-lender';

/** How many objects a page of a list has: S3 has 1,000. */
const PAGE_LENGTH = 3;

interface StoredObject {
  readonly bytes: Buffer;
  readonly storedAt: string;
}

export interface S3Double extends TroubledDouble {
  readonly objects: Map<string, StoredObject>;
}

const xml = (status: number, body: string): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}`,
});

const refusal = (status: number, code: string): Answer =>
  xml(status, `<Error><Code>${code}</Code><Message>Why not.</Message><RequestId>1</RequestId></Error>`);

/** The time in a header of the form 20130524T000000Z. */
const timeOf = (stamp: string): Date =>
  new Date(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6.000Z'));

/** Whether the request is signed with the account's secret, over every header that it names. */
function isSigned({ method, target, headers, bytes }: Received): boolean {
  const [, names = ''] = /SignedHeaders=([^,]+),/.exec(headers.authorization ?? '') ?? [];
  const given = names
    .split(';')
    .filter((name) => !['host', 'x-amz-content-sha256', 'x-amz-date'].includes(name));
  const signed = signV4(
    {
      method,
      url: new URL(target, `http://${headers.host}`),
      headers: Object.fromEntries(given.map((name) => [name, String(headers[name])])),
      body: bytes,
    },
    S3_ACCOUNT,
    timeOf(String(headers['x-amz-date'])),
  );
  return signed.authorization === headers.authorization;
}

/** ListObjectsV2: https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html. */
function listOf(objects: ReadonlyMap<string, StoredObject>, url: URL): Answer {
  const prefix = url.searchParams.get('prefix') ?? '';
  const after = Buffer.from(url.searchParams.get('continuation-token') ?? '', 'base64').toString();
  const keys = [...objects.keys()].toSorted().filter((key) => key.startsWith(prefix) && key > after);
  const page = keys.slice(0, PAGE_LENGTH);
  const contents = page.map((key) => {
    const { bytes, storedAt } = objects.get(key) ?? { bytes: Buffer.alloc(0), storedAt: '' };
    return `<Contents><Key>${key}</Key><LastModified>${storedAt}</LastModified><ETag>&quot;1&quot;</ETag><Size>${bytes.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
  });
  const isTruncated = keys.length > page.length;
  const token = Buffer.from(page.at(-1) ?? '').toString('base64');
  const next = isTruncated ? `<NextContinuationToken>${token}</NextContinuationToken>` : '';
  return xml(
    200,
    `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${S3_BUCKET}</Name><Prefix>${prefix}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>${PAGE_LENGTH}</MaxKeys><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  );
}

function put(objects: Map<string, StoredObject>, key: string, { bytes, headers }: Received): Answer {
  const checksum = createHash('sha256').update(bytes).digest('base64');
  if (headers['x-amz-checksum-sha256'] !== checksum) return refusal(400, 'BadDigest');
  objects.set(key, { bytes, storedAt: timeOf(String(headers['x-amz-date'])).toISOString() });
  return { status: 200, headers: { etag: '"1"', 'x-amz-checksum-sha256': checksum } };
}

/** One bucket, in path style, as S3 documents it: https://docs.aws.amazon.com/AmazonS3/latest/API/. */
export async function s3Double(): Promise<S3Double> {
  const objects = new Map<string, StoredObject>();
  const double = await troubledDouble((request) => {
    const { method, url } = request;
    if (!isSigned(request)) return refusal(403, 'SignatureDoesNotMatch');
    const [, bucket, key = ''] = /^\/([^/]+)\/?(.*)$/.exec(url.pathname) ?? [];
    if (bucket !== S3_BUCKET) return refusal(404, 'NoSuchBucket');
    if (method === 'GET' && url.searchParams.get('list-type') === '2') return listOf(objects, url);
    if (method === 'PUT') return put(objects, key, request);
    if (method === 'DELETE') {
      objects.delete(key);
      return { status: 204 };
    }
    const found = objects.get(key);
    if (!found) return refusal(404, 'NoSuchKey');
    return { status: 200, headers: { 'content-type': 'application/octet-stream' }, body: found.bytes };
  });
  return { ...double, objects };
}
