import { BODY_LIMIT_BYTES } from '@fairlead/contract/wire/endpoint';
import { duplicateKey } from './duplicate-keys.ts';
import { Fault } from './fault.ts';
import { givenTwice } from './validate.ts';

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

const tooLarge = (limitBytes: number): Fault =>
  new Fault('bodyTooLarge', { message: `The body is larger than ${limitBytes / 1024} kB` });

/** The body's text, read no further than the limit. Bytes that are not UTF-8 are malformed. */
export async function readText(request: Request, limitBytes: number): Promise<string> {
  const bytes = await readBytes(request, limitBytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Fault('malformedRequest', { message: 'The body is not UTF-8 text' });
  }
}

/** The body as it came, read no further than the limit. */
export async function readBytes(request: Request, limitBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) throw tooLarge(limitBytes);
  return request.body ? Buffer.concat(await chunksOf(request.body, limitBytes)) : new Uint8Array();
}

async function chunksOf(body: ReadableStream<Uint8Array>, limitBytes: number): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > limitBytes) throw tooLarge(limitBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault('malformedRequest', { message: 'The body ended before all of it had come' });
  }
  return chunks;
}

const MUCH = 'A body as large as this may hold one long value and a few short ones';

const MOST_PARTS = 200;

/** Whether a text has more parts than a large file with its name. Parsing millions would take seconds. */
function holdsMuch(text: string): boolean {
  let parts = 0;
  for (const _part of text.matchAll(/[[{,]/g)) {
    parts += 1;
    if (parts > MOST_PARTS) return true;
  }
  return false;
}

/** The JSON of a body; undefined when there is none. */
export function parseJson(text: string, contentType: string | null): unknown {
  if (text === '') return undefined;
  if (!JSON_TYPE.test(contentType ?? '')) {
    throw new Fault('unsupportedMediaType', { message: 'Send the body as application/json' });
  }
  if (text.length > BODY_LIMIT_BYTES && holdsMuch(text))
    throw new Fault('malformedRequest', { message: MUCH });
  const value = parsed(text);
  const twice = duplicateKey(text);
  if (twice) throw givenTwice(twice);
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Fault('malformedRequest', { message: 'The body is not valid JSON' });
  }
}
