import { compressOnce } from './compressed.ts';

/** Answers with a text made for this request: compressed, and never cached. */
export async function answerOnce(
  { method, headers: asked }: Request,
  text: string,
  { status, headers }: { status: number; headers: Headers },
): Promise<Response> {
  headers.set('Cache-Control', 'no-store');
  headers.append('Vary', 'Accept-Encoding');
  if (method === 'HEAD') return new Response(null, { status, headers });
  const { encoding, body } = await compressOnce(text, asked.get('Accept-Encoding'));
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  return new Response(body, { status, headers });
}
