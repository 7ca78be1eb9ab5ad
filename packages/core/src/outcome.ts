/** What explains a refusal to the caller, beyond its name. */
export interface RefusalDetail {
  /** A plain sentence for the borrower, when it says more than the refusal's own message. */
  readonly message?: string;
  /** What to correct, by dotted path. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly reasonCode?: string;
}

export interface Accepted<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Refused<R extends string = string> {
  readonly ok: false;
  /** The reason, in camel case: the name that the wire and the screens use too. */
  readonly refusal: R;
  readonly detail?: RefusalDetail;
}

/** The result of a rule or a request: a value, or the named reason why not. Refusals are returned; faults are thrown. */
export type Outcome<T, R extends string> = Accepted<T> | Refused<R>;

/** Accepts, with the value. */
export function accept<const T>(value: T): Accepted<T> {
  return { ok: true, value };
}

/** Refuses, with the reason by name. */
export function refuse<const R extends string>(refusal: R, detail?: RefusalDetail): Refused<R> {
  return detail === undefined ? { ok: false, refusal } : { ok: false, refusal, detail };
}
