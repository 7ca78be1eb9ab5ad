/** Extra detail that a refusal gives the caller. */
export interface RefusalDetail {
  /** A sentence for the borrower, where it is more specific than the refusal's standard message. */
  readonly message?: string;
  /** Errors by field, keyed by dotted path. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly reasonCode?: string;
}

export interface Accepted<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Refused<R extends string = string> {
  readonly ok: false;
  /** The reason in camel case, as used on the wire and by the screens. */
  readonly refusal: R;
  readonly detail?: RefusalDetail;
}

/**
 * The result of a rule or a request: a value, or the named reason for refusing. Refusals are returned, faults thrown.
 */
export type Outcome<T, R extends string> = Accepted<T> | Refused<R>;

/** The message for a refusal, or undefined for a value. */
export function messageFor<R extends string>(
  outcome: Accepted<unknown> | Refused<R>,
  messages: Readonly<Record<R, string>>,
): string | undefined {
  return outcome.ok ? undefined : messages[outcome.refusal];
}

/** An accepted outcome with its value. */
export function accept<const T>(value: T): Accepted<T> {
  return { ok: true, value };
}

/** A refusal with its named reason. */
export function refuse<const R extends string>(refusal: R, detail?: RefusalDetail): Refused<R> {
  return detail === undefined ? { ok: false, refusal } : { ok: false, refusal, detail };
}
