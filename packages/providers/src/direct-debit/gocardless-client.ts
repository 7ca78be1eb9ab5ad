import type { z } from 'zod';
import { httpClient, type HttpAnswer } from '../outbound/http-client.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { readAs } from '../outbound/read-as.ts';
import { conflictIn, errorIn, PROVIDER, refuse, type GoCardlessError } from './gocardless-wire.ts';

export interface GoCardlessSettings {
  /** Whether banks are asked, or GoCardless’s sandbox. */
  readonly isLive: boolean;
  readonly accessToken: string;
  /** Signs what GoCardless sends to us. */
  readonly webhookSecret: string;
  /** The origin of a double on this machine, for tests. */
  readonly loopbackOrigin?: string;
}

const LIVE_HOST = 'api.gocardless.com';
const SANDBOX_HOST = 'api-sandbox.gocardless.com';

const VERSION = '2015-07-06';

const LARGEST_PAGE_BYTES = 4 * 1024 * 1024;

interface Creation<Schema extends z.ZodType> {
  /** customers */
  readonly noun: string;
  readonly key: string;
  readonly fields: object;
  readonly schema: Schema;
}

/** The calls of GoCardless’s API, each of which is the same however often it is sent. */
export function goCardlessClient(outbound: Outbound, settings: GoCardlessSettings) {
  const { isLive, accessToken, loopbackOrigin } = settings;
  const host = isLive ? LIVE_HOST : SANDBOX_HOST;
  const client = httpClient(outbound, { provider: PROVIDER, hosts: [host], loopbackOrigin });
  const origin = loopbackOrigin ?? `https://${host}`;
  const headers = {
    authorization: `Bearer ${accessToken}`,
    'gocardless-version': VERSION,
    'content-type': 'application/json',
  };

  const send = <T>(
    request: {
      readonly operation: string;
      readonly path: string;
      readonly key?: string;
      readonly body?: object;
    },
    read: (answer: HttpAnswer) => T,
  ): Promise<T> => {
    const { operation, path, key, body } = request;
    const keyed = key === undefined ? headers : { ...headers, 'idempotency-key': key };
    const what = body === undefined ? {} : { body: JSON.stringify(body) };
    const method = body === undefined ? 'GET' : 'POST';
    const sent = { operation, method, url: `${origin}${path}`, headers: keyed, isIdempotent: true } as const;
    return client.send({ ...sent, ...what, maxBytes: LARGEST_PAGE_BYTES }, read);
  };

  const get = <Schema extends z.ZodType>(operation: string, path: string, schema: Schema) =>
    send({ operation, path }, (answer): z.infer<Schema> => {
      const error = errorIn(answer);
      return error ? refuse(answer, error) : readAs(schema, answer);
    });

  return {
    send,
    get,
    /** Creates once for a key: with a key that was used, what was created then. `otherwise` reads other errors. */
    async create<Schema extends z.ZodType>(
      { noun, key, fields, schema }: Creation<Schema>,
      otherwise: (answer: HttpAnswer, error: GoCardlessError) => null = refuse,
    ): Promise<z.infer<Schema> | null> {
      const request = { operation: `create-${noun}`, path: `/${noun}`, key, body: { [noun]: fields } };
      const answer = await send(request, (received) => {
        const error = errorIn(received);
        const made = error && conflictIn(error);
        if (made) return { made };
        return error ? otherwise(received, error) : { created: readAs(schema, received) };
      });
      if (answer === null || 'created' in answer) return answer?.created ?? null;
      return get(`read-${noun}`, `/${noun}/${answer.made}`, schema);
    },
  };
}

export type GoCardlessClient = ReturnType<typeof goCardlessClient>;
