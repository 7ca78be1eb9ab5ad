import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { apiHeaders } from './headers.ts';

type Encoding = 'br' | 'gzip' | 'identity';

interface Form {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly etag: string;
}

/** A file in every encoding that a client can ask for. */
export interface PreparedFile {
  answer(request: Request, requestId: string): Response;
}

/**
 * A higher quality gains little and takes seconds of processor time. Each file is compressed once, off the event loop.
 */
const BROTLI_QUALITY = 8;
const NOT_MODIFIED = 304;

const asGzip = promisify(gzip);
const asBrotli = promisify(brotliCompress);

/** Whether a client takes an encoding: it names it, with a weight above nothing (RFC 9110, 12.5.3). */
function takes(accepted: string, encoding: Encoding): boolean {
  const offers = accepted.split(',').map((offer) =>
    offer
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/),
  );
  return offers.some(([name, weight = '1']) => name === encoding && Number(weight) > 0);
}

const chosenFor = (accepted: string): Encoding =>
  (['br', 'gzip'] as const).find((encoding) => takes(accepted, encoding)) ?? 'identity';

function isKnown(request: Request, etag: string): boolean {
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim());
  return known.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
}

/** Compresses a file once; `headers` go with each answer. */
export async function prepareFile(
  content: string | Buffer<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
): Promise<PreparedFile> {
  const plain = typeof content === 'string' ? Buffer.from(content) : content;
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 16);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, zipped] = await Promise.all([asBrotli(plain, { params }), asGzip(plain)]);
  const formOf = (bytes: Form['bytes'], suffix: string): Form => ({ bytes, etag: `"${digest}${suffix}"` });
  const forms = { br: formOf(br, '-br'), gzip: formOf(zipped, '-gzip'), identity: formOf(plain, '') };

  return {
    answer(request, requestId) {
      const encoding = chosenFor(request.headers.get('accept-encoding') ?? '');
      const { bytes, etag } = forms[encoding];
      const encoded: Record<string, string> = encoding === 'identity' ? {} : { 'content-encoding': encoding };
      const answered = apiHeaders(requestId, { ...headers, ...encoded, etag, vary: 'Accept-Encoding' });
      if (isKnown(request, etag)) return new Response(null, { status: NOT_MODIFIED, headers: answered });
      return new Response(bytes, { headers: { ...answered, 'content-length': String(bytes.length) } });
    },
  };
}
