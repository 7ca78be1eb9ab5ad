import { createHash } from 'node:crypto';
import { AttemptFailed } from '../outbound/attempt-failed.ts';
import { httpClient, type HttpAnswer, type HttpRequest } from '../outbound/http-client.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { FilesPage, FilesPort } from './port.ts';
import { signV4, uriEncode, type S3Credentials } from './sign-v4.ts';

export interface S3Settings extends S3Credentials {
  /** https:// and a host. */
  readonly endpoint: string;
  readonly bucket: string;
  /** Whether the bucket is the first part of the path, or of the host's name. */
  readonly addressing: 'path' | 'virtual-host';
  /** Of a double on this machine. */
  readonly loopbackOrigin?: string | undefined;
}

/** A file of 10 MB with what encryption adds. */
const LARGEST_FILE_BYTES = 11 * 1024 * 1024;

/** A thousand keys. */
const LARGEST_LIST_BYTES = 2 * 1024 * 1024;

const NOTHING = new Uint8Array(0);

const OK = 200;
const NO_CONTENT = 204;
const FORBIDDEN = 403;
const NOT_FOUND = 404;

const FORBIDDEN_KEY = /[^A-Za-z0-9/-]/;

/** Keys of ours have letters that XML does not escape; others are not ours. */
const LISTED =
  /<Contents>(?:(?!<\/Contents>)[\s\S])*?<Key>([A-Za-z0-9/-]+)<\/Key>(?:(?!<\/Contents>)[\s\S])*?<LastModified>([\dTZ:.-]+)<\/LastModified>/g;

/** An answer that is neither what was asked for nor "there is none". Its text is not repeated. */
function unexpected({ status }: HttpAnswer): AttemptFailed {
  return new AttemptFailed(status === FORBIDDEN ? 'not-authorised' : 'malformed', { code: status });
}

/** A bucket that is missing is 404 as well: only the error's code says which. */
const isMissing = ({ status, text }: HttpAnswer): boolean =>
  status === NOT_FOUND && text.includes('<Code>NoSuchKey</Code>');

function fileIn(answer: HttpAnswer): Uint8Array | null {
  if (answer.status === OK) return answer.bytes;
  if (isMissing(answer)) return null;
  throw unexpected(answer);
}

function pageIn(answer: HttpAnswer): FilesPage {
  const { status, text } = answer;
  const [, isTruncated] = /<IsTruncated>(true|false)<\/IsTruncated>/.exec(text) ?? [];
  if (status !== OK || isTruncated === undefined) throw unexpected(answer);
  const files = [...text.matchAll(LISTED)].map(([, key = '', storedAt = '']) => ({
    key,
    storedAt: new Date(storedAt),
  }));
  if (isTruncated === 'false') return { files, next: null };
  const [, next] = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(text) ?? [];
  if (next === undefined) throw new AttemptFailed('malformed');
  return { files, next: next.replaceAll('&amp;', '&') };
}

/** The address of the bucket, without a slash at the end. */
export function bucketUrl({ endpoint, bucket, addressing }: S3Settings): string {
  const { protocol, host } = new URL(endpoint);
  return addressing === 'path' ? `${protocol}//${host}/${bucket}` : `${protocol}//${bucket}.${host}`;
}

type Asked = Pick<HttpRequest, 'operation' | 'method' | 'maxBytes'> & {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
};

/**
 * A bucket of S3, or of a store that speaks its interface: https://docs.aws.amazon.com/AmazonS3/latest/API/. Every
 * object is stored whole with its checksum.
 */
export function s3Files(
  outbound: Outbound,
  settings: S3Settings,
  ask?: Parameters<typeof httpClient>[2],
): FilesPort {
  const base = bucketUrl(settings);
  const { loopbackOrigin } = settings;
  const client = httpClient(
    outbound,
    { provider: 'files', hosts: [new URL(base).hostname], loopbackOrigin },
    ask,
  );

  const send = <T>(asked: Asked, read: (answer: HttpAnswer) => T): Promise<T> => {
    const { method, path, headers = {}, body = NOTHING, ...rest } = asked;
    const url = new URL(`${base}${path}`);
    const signed = signV4({ method, url, headers, body }, settings, new Date());
    const sent = body === NOTHING ? {} : { body: new Uint8Array(body) };
    return client.send(
      { ...rest, ...sent, method, url: url.href, headers: signed, isIdempotent: true },
      read,
    );
  };

  const pathOf = (key: string): string => {
    if (key === '' || FORBIDDEN_KEY.test(key))
      throw new RangeError('a key has letters, digits, / and - only');
    return `/${key}`;
  };

  return {
    async put(key, sealed) {
      const checksum = createHash('sha256').update(sealed).digest('base64');
      const headers = { 'content-type': 'application/octet-stream', 'x-amz-checksum-sha256': checksum };
      const asked = { operation: 'put', method: 'PUT', path: pathOf(key), headers, body: sealed } as const;
      await send(asked, (answer) => {
        if (answer.status !== OK) throw unexpected(answer);
      });
      return { storedIn: 's3', bytes: null };
    },

    get: async (key) =>
      send({ operation: 'get', method: 'GET', path: pathOf(key), maxBytes: LARGEST_FILE_BYTES }, fileIn),

    delete: async (key) =>
      send({ operation: 'delete', method: 'DELETE', path: pathOf(key) }, (answer) => {
        if (answer.status !== NO_CONTENT && answer.status !== OK && !isMissing(answer))
          throw unexpected(answer);
      }),

    list: async (folder, page) => {
      const next = page === null ? '' : `continuation-token=${uriEncode(page)}&`;
      const path = `${settings.addressing === 'path' ? '' : '/'}?${next}list-type=2&prefix=${uriEncode(`${folder}/`)}`;
      return send({ operation: 'list', method: 'GET', path, maxBytes: LARGEST_LIST_BYTES }, pageIn);
    },
  };
}
