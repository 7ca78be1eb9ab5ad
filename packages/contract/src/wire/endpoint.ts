import { z } from 'zod';
import { HOUR, type RateLimit } from './rate-limit.ts';
import type { Refusals } from './refusal.ts';

/**
 * Who may call: anyone, a signed-in borrower, the lender's staff (for every brand), another service of the group by its
 * own token, or the sandbox page (absent in production), which acts for no borrower of any brand: its calls carry no
 * token.
 */
export type Actor = 'anyone' | 'borrower' | 'staff' | 'service' | 'sandbox';

/** What staff do: advisers read, underwriters also decide. */
export const STAFF_ROLES = ['adviser', 'underwriter'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** What the borrower has proved: nothing, a link or token (`weak`), or the SMS code as well (`strong`). */
export type Strength = 'none' | 'weak' | 'strong';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * What a session that is limited to one application may do: not call at all, call for its own application (the `id` of
 * the path), or call freely because the call concerns only the session.
 */
export type LimitedSession = 'refused' | 'own-application' | 'allowed';

/** Who calls in our own product: scripts in the browser, the server of the pages, a link, a server of the group, or no one yet. */
export type CalledFrom = 'script' | 'page-server' | 'link' | 'service' | 'other-clients';

export type Shape = z.ZodObject;

/** Everything that is true of an endpoint. Routes, client, policy, limits, OpenAPI and tests derive from it. */
export interface Endpoint<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends z.ZodType = z.ZodType,
  D extends z.ZodType = z.ZodType,
  R extends Refusals = Refusals,
  A extends Actor = Actor,
  C extends CalledFrom = CalledFrom,
> {
  readonly method: Method;
  readonly path: string;
  /** Other paths of the same endpoint, such as the form without /v2. */
  readonly alsoAt: readonly string[];
  /** What it does, in a few words: its name in the API document. */
  readonly summary: string;
  /** What else a caller has to know, in Markdown sentences; empty where the summary says it all. */
  readonly description: string;
  readonly actor: A;
  readonly strength: Strength;
  readonly limitedSession: LimitedSession;
  /** The role that staff need; null where the caller is not staff. */
  readonly staffRole: StaffRole | null;
  readonly calledFrom: C;
  /** True when the endpoint honours Idempotency-Key: a repeated request gets the first answer again. */
  readonly idempotent: boolean;
  /** `json` answers in the data envelope; `document` answers bytes and also accepts the auth cookie. */
  readonly answers: 'json' | 'document';
  readonly status: 200 | 201;
  /** How long anyone on the way may cache an answer to a caller without a session; null for not at all. */
  readonly cacheSeconds: number | null;
  /** Whether a call without a query gets the same answer from any caller, as long as the process runs. */
  readonly isConstant: boolean;
  readonly bodyLimitBytes: number;
  readonly rateLimit: RateLimit | null;
  /** Relations that `embedded=` may name; an unknown name is a 400 that names it. */
  readonly embeds: readonly string[];
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly data: D;
  /** The refusals that this endpoint may answer. */
  readonly refusals: R;
}

/** What an endpoint states; the rest has defaults. Written out, since a mapped type would not infer the shapes. */
type Stated<
  P extends Shape,
  Q extends Shape,
  B extends z.ZodType,
  D extends z.ZodType,
  R extends Refusals,
  A extends Actor,
  C extends CalledFrom,
> = {
  method: Method;
  path: string;
  summary: string;
  description?: string;
  actor: A;
  data: D;
  strength?: Strength;
  limitedSession?: LimitedSession;
  staffRole?: StaffRole;
  calledFrom?: C;
  alsoAt?: readonly string[];
  idempotent?: boolean;
  answers?: 'json' | 'document';
  status?: 200 | 201;
  cacheSeconds?: number;
  isConstant?: boolean;
  bodyLimitBytes?: number;
  rateLimit?: RateLimit<z.output<B>> | null;
  embeds?: readonly string[];
  params?: P;
  query?: Q;
  body?: B;
  refusals?: R;
};

/** What the type parameters of `endpoint` default to. */
const UNSTATED = {
  params: z.strictObject({}),
  query: z.strictObject({}),
  body: z.undefined(),
  refusals: {},
  calledFrom: 'script',
} as const;

/** Of an endpoint that does not state its own. */
export const BODY_LIMIT_BYTES = 256 * 1024;

/** How often a borrower calls an endpoint that changes something and states no limit of its own. */
const CHANGES_LIMIT: RateLimit = { perAccount: { calls: 300, perMinutes: HOUR } };

/**
 * States one endpoint, once. Defaults: a borrower's endpoint needs `weak` and refuses limited sessions, and its changes
 * are limited to 300 an hour for each account; one of staff is open to advisers; any takes bodies of up to 256 kB, is
 * not idempotent, not cached, has no other rate limit, and is called by scripts in the browser.
 */
export function endpoint<
  D extends z.ZodType,
  P extends Shape = z.ZodObject<Record<never, never>>,
  Q extends Shape = z.ZodObject<Record<never, never>>,
  B extends z.ZodType = z.ZodUndefined,
  const R extends Refusals = Record<never, never>,
  const A extends Actor = Actor,
  const C extends CalledFrom = 'script',
>(stated: Stated<P, Q, B, D, R, A, C>): Endpoint<P, Q, B, D, R, A, C> {
  return {
    description: '',
    strength: stated.actor === 'borrower' ? 'weak' : 'none',
    limitedSession: 'refused',
    staffRole: stated.actor === 'staff' ? 'adviser' : null,
    alsoAt: [],
    idempotent: false,
    answers: 'json',
    status: 200,
    cacheSeconds: null,
    isConstant: false,
    bodyLimitBytes: BODY_LIMIT_BYTES,
    embeds: [],
    rateLimit: stated.actor === 'borrower' && stated.method !== 'GET' ? CHANGES_LIMIT : null,
    // A type parameter without a stated value has its default.
    ...(UNSTATED as unknown as Pick<Endpoint<P, Q, B, D, R, A, C>, keyof typeof UNSTATED>),
    ...stated,
  };
}

/** The endpoints of one noun, by the name that the server mounts and the browser calls. */
export type EndpointTable = Readonly<Record<string, Endpoint>>;

export type ParamsOf<E extends Endpoint> = z.output<E['params']>;
export type QueryOf<E extends Endpoint> = z.output<E['query']>;
export type BodyOf<E extends Endpoint> = z.output<E['body']>;
export type DataOf<E extends Endpoint> = z.output<E['data']>;
export type RefusalOf<E extends Endpoint> = keyof E['refusals'] & string;
