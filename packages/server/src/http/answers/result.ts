import type { Outcome } from '@fairlead/core/outcome';
import type { CommonError } from '@fairlead/contract/wire/errors';
import type { DataOf, Endpoint, RefusalOf } from '@fairlead/contract/wire/endpoint';

/** Refusals that any handler may answer as well as those of its endpoint. */
export type CommonRefusal = Extract<
  CommonError,
  'notFound' | 'validationFailed' | 'notSignedIn' | 'stepUpRequired' | 'unavailable'
>;

/** The bytes that a `document` endpoint answers. */
export interface DocumentAnswer {
  readonly bytes: Uint8Array;
  readonly contentType:
    | 'text/html; charset=utf-8'
    | 'text/csv; charset=utf-8'
    | 'text/calendar; charset=utf-8'
    | 'application/pdf'
    | 'application/zip'
    | 'image/jpeg';
  readonly filename: string;
  /** Sent as an attachment to keep; otherwise shown. */
  readonly isDownload: boolean;
  /** Its content security policy, where it is not one of our documents. */
  readonly policy?: string;
}

/** What a handler answers: the endpoint's data, or a document where that is text or bytes. */
export type AnswerOf<E extends Endpoint> = DataOf<E> extends string | undefined ? DocumentAnswer : DataOf<E>;

export type Result<E extends Endpoint> = Outcome<AnswerOf<E>, RefusalOf<E> | CommonRefusal>;
