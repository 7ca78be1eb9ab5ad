import { AttemptFailed } from './attempt-failed.ts';
import { untilAborted } from './until-aborted.ts';

/**
 * The body, read no further than `maxBytes`, counted after decompression.
 * @throws AttemptFailed 'too-large', and the signal's reason.
 */
export async function readBody(response: Response, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  // fetch gives bytes, which its type does not say
  const body = response.body as ReadableStream<Uint8Array> | null;
  const reader = body?.getReader();
  if (!reader) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await untilAborted(signal, () => reader.read());
    if (done) return Buffer.concat(chunks);
    size += value.length;
    if (size > maxBytes) throw new AttemptFailed('too-large');
    chunks.push(value);
  }
}
