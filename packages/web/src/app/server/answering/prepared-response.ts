import type { Negotiation, PreparedResponse } from '@fairlead/contract/web/web-bundle';
import { chooseEncoding, type PreparedBytes } from './compressed.ts';

/** An answer in every encoding, with its headers, prepared before the request. */
export type ReadyAnswer = {
  /** The entity tag without `W/`, for comparisons. */
  opaqueTag: string;
  /** The 304 answer; null unless the status is 200 (RFC 9110, 13.2.1). */
  notModified: PreparedResponse | null;
  whole: Record<ReturnType<typeof chooseEncoding>, PreparedResponse>;
};

type Surroundings = {
  status?: number;
  headers: Readonly<Record<string, string>>;
  /** Request headers on which the answer depends, besides Accept-Encoding. */
  vary?: readonly string[];
  /** Sends the body as text: Node writes it together with the head, which is faster for small answers. */
  isInOnePiece?: boolean;
};

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

export function readyAnswer(bytes: PreparedBytes, around: Surroundings): ReadyAnswer {
  const { status = 200, headers, vary = [], isInOnePiece = false } = around;
  const { etag, contentType, bodies } = bytes;
  const always = { ...headers, ETag: etag, Vary: ['Accept-Encoding', ...vary].join(', ') };
  const whole = (encoding: keyof ReadyAnswer['whole']): PreparedResponse => {
    const body = bodies[encoding];
    if (!body) return whole('identity');
    const named = encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
    const own = { 'Content-Type': contentType, 'Content-Length': String(body.byteLength), ...named };
    const written = isInOnePiece ? Buffer.from(body).toString('latin1') : body;
    return { status, headers: Object.entries({ ...always, ...own }).flat(), body: written };
  };
  return {
    opaqueTag: opaque(etag),
    notModified: status === 200 ? { status: 304, headers: Object.entries(always).flat(), body: null } : null,
    whole: { br: whole('br'), gzip: whole('gzip'), identity: whole('identity') },
  };
}

/** By weak comparison (RFC 9110, 8.8.3.2 and 13.1.2). */
function isKnown(opaqueTag: string, ifNoneMatch: string | null): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaqueTag);
}

/** 304 when the browser has the current version, otherwise the whole answer in the best encoding it accepts. */
export function sentTo(asked: Negotiation, { opaqueTag, notModified, whole }: ReadyAnswer): PreparedResponse {
  if (notModified && isKnown(opaqueTag, asked.ifNoneMatch)) return notModified;
  const sent = whole[chooseEncoding(asked.acceptEncoding)];
  return asked.method === 'HEAD' ? { ...sent, body: null } : sent;
}

/** The same as a function from request to response. */
export function responseTo({ method, headers }: Request, answer: ReadyAnswer): Response {
  const asked = {
    method,
    acceptEncoding: headers.get('Accept-Encoding'),
    ifNoneMatch: headers.get('If-None-Match'),
  };
  const sent = sentTo(asked, answer);
  const pairs = sent.headers.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, sent.headers[index + 1] ?? '']] : [],
  );
  const body = typeof sent.body === 'string' ? Buffer.from(sent.body, 'latin1') : sent.body;
  return new Response(body && new Uint8Array(body), { status: sent.status, headers: pairs });
}
