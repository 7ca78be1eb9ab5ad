import { pressOnce } from './compressed.ts';

/** Answers one reader with a text that is made for them: pressed as they take it, and kept by nobody. */
export async function answerOnce(
  { method, headers: asked }: Request,
  text: string,
  { status, headers }: { status: number; headers: Headers },
): Promise<Response> {
  headers.set('Cache-Control', 'no-store');
  headers.append('Vary', 'Accept-Encoding');
  if (method === 'HEAD') return new Response(null, { status, headers });
  const { encoding, body } = await pressOnce(text, asked.get('Accept-Encoding'));
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  return new Response(body, { status, headers });
}
