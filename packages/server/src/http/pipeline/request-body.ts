import { duplicateKey } from './duplicate-keys.ts';
import { Fault } from './fault.ts';
import { givenTwice } from './validate.ts';

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

const tooLarge = (limitBytes: number): Fault =>
  new Fault('bodyTooLarge', { message: `The body is larger than ${limitBytes / 1024} kB` });

/** The body's text, read no further than the limit. Bytes that are not UTF-8 are malformed. */
export async function readText(request: Request, limitBytes: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) throw tooLarge(limitBytes);
  if (!request.body) return '';
  const bytes = Buffer.concat(await chunksOf(request.body, limitBytes));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Fault('malformedRequest', { message: 'The body is not UTF-8 text' });
  }
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

/** The JSON of a body; undefined when there is none. */
export function parseJson(text: string, contentType: string | null): unknown {
  if (text === '') return undefined;
  if (!JSON_TYPE.test(contentType ?? '')) {
    throw new Fault('unsupportedMediaType', { message: 'Send the body as application/json' });
  }
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
