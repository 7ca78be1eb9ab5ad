import type { z } from 'zod';
import { httpClient, type HttpAnswer, type HttpRequest } from '../outbound/http-client.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { readAs, readIf } from '../outbound/read-as.ts';
import { ProviderRejected, ProviderUnavailable } from '../provider-error.ts';
import { stripeError } from './stripe-intent.ts';

export interface StripeSettings {
  /** sk_… or rk_… */
  readonly secretKey: string;
  /** whsec_…: signs what Stripe sends to us. */
  readonly webhookSecret: string;
  /** The origin of a double on this machine, for tests. */
  readonly loopbackOrigin?: string;
}

const PROVIDER = 'cards';
const HOST = 'api.stripe.com';

/** The train whose fields are read here. */
const STRIPE_VERSION = '2026-10-28.endive';

const FIRST_ERROR = 400;
const PAGE = '100';
/** A page is larger than other answers: each of a hundred payments has some kilobytes. */
const LARGEST_PAGE_BYTES = 4 * 1024 * 1024;

/** Refusals of Stripe by its code, and by its type where it gives none. */
const REJECTIONS: Readonly<Record<string, string>> = {
  resource_missing: 'payment-unknown',
  idempotency_error: 'idempotency-key-reused',
  charge_already_refunded: 'not-refundable',
  charge_disputed: 'not-refundable',
};

export const isError = ({ status }: HttpAnswer): boolean => status >= FIRST_ERROR;

/** What is refused under another name than usual. */
interface Names {
  readonly missing?: string;
  readonly refused?: string;
}

/** What an answer that is no object means: a refusal of what was asked, or a fault of ours or theirs. */
export function refuse(
  answer: HttpAnswer,
  { missing = 'payment-unknown', refused = 'request-refused' }: Names = {},
): never {
  const { type = '', code } = readIf(stripeError, answer)?.error ?? {};
  const reason = REJECTIONS[code ?? ''] ?? REJECTIONS[type];
  if (reason !== undefined)
    throw new ProviderRejected(PROVIDER, code === 'resource_missing' ? missing : reason);
  if (type === 'invalid_request_error' && answer.status === FIRST_ERROR)
    throw new ProviderRejected(PROVIDER, refused);
  throw new ProviderUnavailable(PROVIDER, { why: `status ${answer.status}` });
}

type StripeRequest = Pick<HttpRequest, 'operation' | 'method' | 'body' | 'headers' | 'maxBytes'> & {
  readonly path: string;
};

interface Page<Item> {
  readonly data: readonly Item[];
  readonly has_more: boolean;
}

export type StripeClient = ReturnType<typeof stripeClient>;

/** Calls of Stripe's API. Each is the same however often it is sent: Stripe answers a key for 24 hours as at first. */
export function stripeClient(outbound: Outbound, { secretKey, loopbackOrigin }: StripeSettings) {
  const client = httpClient(outbound, { provider: PROVIDER, hosts: [HOST], loopbackOrigin });
  const api = `${loopbackOrigin ?? `https://${HOST}`}/v1`;
  const own = { authorization: `Bearer ${secretKey}`, 'stripe-version': STRIPE_VERSION };

  const send = <T>(
    { path, headers, ...request }: StripeRequest,
    readAnswer: (answer: HttpAnswer) => T,
  ): Promise<T> => {
    const whole = { ...request, url: `${api}/${path}`, headers: { ...own, ...headers }, isIdempotent: true };
    return client.send(whole, readAnswer);
  };

  /** The pages of a list, one after the other, the newest objects first. */
  async function* pages<Item extends { readonly id: string }>(
    { operation, path }: Pick<StripeRequest, 'operation' | 'path'>,
    query: readonly (readonly [string, string])[],
    schema: z.ZodType<Page<Item>>,
  ): AsyncGenerator<readonly Item[]> {
    for (let after: string | undefined, hasMore = true; hasMore;) {
      const parts = new URLSearchParams({ limit: PAGE, ...(after && { starting_after: after }) });
      for (const [name, value] of query) parts.append(name, value);
      const request = { operation, method: 'GET', path: `${path}?${parts.toString()}` } as const;
      const page = await send({ ...request, maxBytes: LARGEST_PAGE_BYTES }, (answer) =>
        isError(answer) ? refuse(answer) : readAs(schema, answer),
      );
      yield page.data;
      after = page.data.at(-1)?.id;
      hasMore = page.has_more && after !== undefined;
    }
  }

  return { send, pages };
}
