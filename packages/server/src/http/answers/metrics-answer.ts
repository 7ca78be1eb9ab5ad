import { createHash, timingSafeEqual } from 'node:crypto';
import { apiHeaders } from './headers.ts';
import { plainRefusal } from './answers.ts';

export type MetricsAnswer = (request: Request, requestId: string) => Promise<Response>;

interface Readable {
  readonly contentType: string;
  text(): Promise<string>;
}

const CHALLENGE = { 'www-authenticate': 'Bearer realm="Metrics"' };

/** Digests have one length, so that the comparison takes the same time for every attempt. */
const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Shows metrics to a caller with the token, as Prometheus sends it: `Authorization: Bearer …`. */
export function metricsAnswer(metrics: Readable, token: string): MetricsAnswer {
  const expected = digestOf(`Bearer ${token}`);
  return async ({ headers }, requestId) => {
    const given = digestOf(headers.get('authorization') ?? '');
    if (!timingSafeEqual(given, expected)) return plainRefusal('notSignedIn', requestId, CHALLENGE);
    const answered = apiHeaders(requestId, { 'content-type': metrics.contentType });
    return new Response(await metrics.text(), { headers: answered });
  };
}
