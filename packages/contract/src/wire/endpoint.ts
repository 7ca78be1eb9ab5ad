import { z } from 'zod';

/** Who may call: anybody, a signed-in borrower, or the sandbox page (absent in production). */
export type Actor = 'anyone' | 'borrower' | 'sandbox';

/** How surely the borrower has proved who they are: a link or token alone, or the SMS code as well. */
export type Strength = 'none' | 'weak' | 'strong';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type Refusals = Readonly<Record<string, number>>;

export type Shape = z.ZodObject;

/** What an endpoint says of itself. Everything else (routes, client, OpenAPI, policy) derives from it. */
export interface Endpoint<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends z.ZodType = z.ZodType,
  D extends z.ZodType = z.ZodType,
  R extends Refusals = Refusals,
  A extends Actor = Actor,
> {
  readonly method: Method;
  readonly path: string;
  /** Other addresses of the same call, such as the form without /v2. */
  readonly alsoAt: readonly string[];
  readonly summary: string;
  readonly actor: A;
  readonly strength: Strength;
  /** True when the call honours Idempotency-Key: the first answer is given again. */
  readonly idempotent: boolean;
  /** `json` answers in the data envelope; `document` answers bytes and also accepts the auth cookie. */
  readonly answers: 'json' | 'document';
  readonly status: 200 | 201;
  /** How long anybody on the way may keep an answer to somebody without a session; null for not at all. */
  readonly keptForSeconds: number | null;
  /** Relations that `embedded=` may name; an unknown name is a 400 that names it. */
  readonly embeds: readonly string[];
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly data: D;
  /** The refusals this call may answer, with their HTTP statuses. */
  readonly refusals: R;
}

type Given<
  P extends Shape,
  Q extends Shape,
  B extends z.ZodType,
  D extends z.ZodType,
  R extends Refusals,
  A extends Actor,
> = {
  method: Method;
  path: string;
  summary: string;
  actor: A;
  strength?: Strength;
  alsoAt?: readonly string[];
  idempotent?: boolean;
  answers?: 'json' | 'document';
  status?: 200 | 201;
  keptForSeconds?: number;
  embeds?: readonly string[];
  params?: P;
  query?: Q;
  body?: B;
  data: D;
  refusals?: R;
};

const nothing = z.strictObject({});

/** States one endpoint, once. A borrower's call is at least `weak` unless it says `strong`. */
export function endpoint<
  D extends z.ZodType,
  P extends Shape = z.ZodObject<Record<never, never>>,
  Q extends Shape = z.ZodObject<Record<never, never>>,
  B extends z.ZodType = z.ZodUndefined,
  const R extends Refusals = Record<never, never>,
  const A extends Actor = Actor,
>(given: Given<P, Q, B, D, R, A>): Endpoint<P, Q, B, D, R, A> {
  return {
    method: given.method,
    path: given.path,
    summary: given.summary,
    actor: given.actor,
    strength: given.strength ?? (given.actor === 'borrower' ? 'weak' : 'none'),
    alsoAt: given.alsoAt ?? [],
    idempotent: given.idempotent ?? false,
    answers: given.answers ?? 'json',
    status: given.status ?? 200,
    keptForSeconds: given.keptForSeconds ?? null,
    embeds: given.embeds ?? [],
    // The defaults are the empty shapes that the type parameters default to.
    params: (given.params ?? nothing) as P,
    query: (given.query ?? nothing) as Q,
    body: (given.body ?? z.undefined()) as B,
    data: given.data,
    refusals: (given.refusals ?? {}) as R,
  };
}

export type ParamsOf<E extends Endpoint> = z.output<E['params']>;
export type QueryOf<E extends Endpoint> = z.output<E['query']>;
export type BodyOf<E extends Endpoint> = z.output<E['body']>;
export type DataOf<E extends Endpoint> = z.output<E['data']>;
export type RefusalOf<E extends Endpoint> = keyof E['refusals'] & string;
