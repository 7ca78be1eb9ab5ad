interface Failure {
  /** The next attempt may succeed. */
  readonly isPassing: boolean;
  /** The provider may have done what was asked. */
  readonly mayHaveHappened: boolean;
}

/** What can go wrong with one attempt. */
const FAILURES = {
  /** The request could not be written, which is our own fault. */
  'not-sent': { isPassing: false, mayHaveHappened: false },
  'no-connection': { isPassing: true, mayHaveHappened: false },
  'connection-lost': { isPassing: true, mayHaveHappened: true },
  /** 429 says that nothing was done (RFC 6585, section 4). */
  'too-many-requests': { isPassing: true, mayHaveHappened: false },
  'server-error': { isPassing: true, mayHaveHappened: true },
  /** Our credentials were refused (401). */
  'not-authorised': { isPassing: false, mayHaveHappened: false },
  redirect: { isPassing: false, mayHaveHappened: false },
  'too-large': { isPassing: false, mayHaveHappened: true },
  malformed: { isPassing: false, mayHaveHappened: true },
} as const satisfies Record<string, Failure>;

export type FailureKind = keyof typeof FAILURES;

interface Details {
  /** A status or an error code. Never a text that came from outside: it could repeat a secret. */
  readonly code?: string | number | undefined;
  /** How long the provider asks us to wait. */
  readonly retryAfterMs?: number | null;
}

/** One attempt of a call gave no usable answer. */
export class AttemptFailed extends Error implements Failure {
  readonly isPassing: boolean;
  readonly mayHaveHappened: boolean;
  readonly retryAfterMs: number | null;

  constructor(kind: FailureKind, { code, retryAfterMs = null }: Details = {}) {
    super(code === undefined ? kind : `${kind} ${code}`);
    this.name = 'AttemptFailed';
    this.isPassing = FAILURES[kind].isPassing;
    this.mayHaveHappened = FAILURES[kind].mayHaveHappened;
    this.retryAfterMs = retryAfterMs;
  }
}
