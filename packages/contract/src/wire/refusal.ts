/** An expected "no" of an endpoint. */
export interface Refusal {
  readonly status: number;
  /** What the borrower reads when the answer carries no sentence of its own. */
  readonly message: string;
  /**
   * Whether the request has been decided, so that the next attempt is a new request. False when the effect is unknown
   * or was never tried: the browser then repeats the request under the same Idempotency-Key.
   */
  readonly isFinal: boolean;
}

export type Refusals = Readonly<Record<string, Refusal>>;

const FIRST_SERVER_ERROR = 500;

/** States a refusal. Statuses from 500 leave the outcome open, and so do others where `isFinal: false` says so. */
export function refusal(status: number, message: string, isFinal = status < FIRST_SERVER_ERROR): Refusal {
  return { status, message, isFinal };
}
