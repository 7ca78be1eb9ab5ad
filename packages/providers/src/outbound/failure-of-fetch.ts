import { AttemptFailed } from './attempt-failed.ts';

interface Cause {
  readonly code?: unknown;
  readonly syscall?: unknown;
}

/** Codes of Node and OpenSSL for a connection that never came about: no name, no route, no answer, no trust. */
const NOT_CONNECTED: readonly RegExp[] = [
  /^E(?:CONNREFUSED|HOSTUNREACH|NETUNREACH|AI_[A-Z]+|NOTFOUND)$/,
  /^UND_ERR_CONNECT_TIMEOUT$/,
  /^(?:ERR_TLS|ERR_SSL|CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)_/,
];

/** A code is a word of ours or of a library; anything else could repeat what was sent. */
const codeOf = ({ code }: Cause): string | undefined =>
  typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,40}$/.test(code) ? code : undefined;

/**
 * What an error of fetch means, without its text: that can repeat headers. An attempt that already says why it failed,
 * and the reason of an ended call, are passed on.
 */
export function failureOfFetch(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof AttemptFailed) return error;
  if (signal.aborted) return signal.reason;
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  if (typeof cause !== 'object' || cause === null) return new AttemptFailed('not-sent');
  const code = codeOf(cause);
  const isConnecting =
    ('syscall' in cause && cause.syscall === 'connect') ||
    (code !== undefined && NOT_CONNECTED.some((pattern) => pattern.test(code)));
  return new AttemptFailed(isConnecting ? 'no-connection' : 'connection-lost', { code });
}
