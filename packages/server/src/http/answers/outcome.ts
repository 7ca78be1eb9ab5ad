import type { CommonError } from '@fairlead/contract/wire/errors';
import type { DataOf, Endpoint, RefusalOf } from '@fairlead/contract/wire/endpoint';

export interface RefusalDetail {
  /** What a person may be told, where it says more than the words of the refusal do; a plain sentence. */
  readonly message?: string;
  /** What to mend, by dotted path. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly reasonCode?: string;
}

/** Refusals that any handler may answer beside those of its contract line. */
export type CommonRefusal = Extract<
  CommonError,
  'notFound' | 'validationFailed' | 'notSignedIn' | 'unavailable'
>;

export interface Accepted<T> {
  readonly ok: true;
  readonly data: T;
}

export interface Refused<R extends string = string> {
  readonly ok: false;
  readonly refusal: R;
  readonly detail: RefusalDetail;
}

/** The bytes that a `document` line answers. */
export interface DocumentAnswer {
  readonly bytes: Uint8Array;
  readonly contentType: 'text/html; charset=utf-8' | 'application/pdf';
  readonly filename: string;
  /** Sent as an attachment to keep; otherwise shown. */
  readonly isDownload: boolean;
  /** The policy of the document's own page. */
  readonly contentSecurityPolicy: string;
}

/** What a handler answers: the line's data, or a document where the line has no data of its own. */
export type AnswerOf<E extends Endpoint> = DataOf<E> extends undefined ? DocumentAnswer : DataOf<E>;

export type Result<E extends Endpoint> = Accepted<AnswerOf<E>> | Refused<RefusalOf<E> | CommonRefusal>;

export function accept<const T>(data: T): Accepted<T> {
  return { ok: true, data };
}

/** Refuses by a name of the contract line. What was written in the transaction that returns it still commits. */
export function refuse<const R extends string>(refusal: R, detail: RefusalDetail = {}): Refused<R> {
  return { ok: false, refusal, detail };
}
