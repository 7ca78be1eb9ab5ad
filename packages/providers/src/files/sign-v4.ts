import { createHash, createHmac } from 'node:crypto';

/** Of the account that owns the bucket. */
export interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

export interface UnsignedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

const hmac = (key: Uint8Array | string, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** Every byte but A-Z, a-z, 0-9 and -._~ as %XX, as AWS asks (UriEncode). */
export const uriEncode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const encodedPath = ({ pathname }: URL): string =>
  pathname
    .split('/')
    .map((part) => uriEncode(decodeURIComponent(part)))
    .join('/');

const encodedQuery = ({ searchParams }: URL): string =>
  [...searchParams]
    .map(([name, value]) => `${uriEncode(name)}=${uriEncode(value)}`)
    .toSorted()
    .join('&');

/** "20130524T000000Z". */
const stampOf = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/**
 * The headers of a request with AWS's Signature Version 4, the payload in a single chunk:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html. Every header is signed.
 */
export function signV4(
  { method, url, headers, body }: UnsignedRequest,
  { accessKeyId, secretAccessKey, region }: S3Credentials,
  at: Date,
): Readonly<Record<string, string>> {
  const stamp = stampOf(at);
  const payload = sha256(body);
  const sent = { ...headers, 'x-amz-content-sha256': payload, 'x-amz-date': stamp };
  const signed = Object.entries({ ...sent, host: url.host })
    .map(([name, value]) => [name.toLowerCase(), value.trim()] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const names = signed.map(([name]) => name).join(';');
  const canonical = [
    method,
    encodedPath(url),
    encodedQuery(url),
    ...signed.map(([name, value]) => `${name}:${value}`),
    '',
    names,
    payload,
  ].join('\n');
  const date = stamp.slice(0, 8);
  const scope = `${date}/${region}/s3/aws4_request`;
  const dateKey = hmac(`AWS4${secretAccessKey}`, date);
  const key = hmac(hmac(hmac(dateKey, region), 's3'), 'aws4_request');
  const signature = hmac(key, [ALGORITHM, stamp, scope, sha256(canonical)].join('\n')).toString('hex');
  const authorization = `${ALGORITHM} Credential=${accessKeyId}/${scope},SignedHeaders=${names},Signature=${signature}`;
  return { ...sent, authorization };
}
