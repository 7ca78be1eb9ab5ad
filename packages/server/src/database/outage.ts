import { errorCodeOf } from '../error-code.ts';

/** Codes of PostgreSQL (appendix A of its manual) and Node for a failed connection, not a failed statement. */
const OUTAGE_CODES: readonly RegExp[] = [
  /^08/, // connection exception
  /^28/, // invalid authorisation: our own credentials, so no caller can do anything about it
  /^3D000$/, // the database does not exist
  /^53/, // insufficient resources: connections, memory, disk
  /^57P0[1-5]$/, // shut down, crashed, starting, dropped, idle for too long
  /^57014$/, // cancelled: a statement took longer than statement_timeout
  /^25006$/, // read only: a standby that has not taken over yet
  /^25P0[34]$/, // a transaction was idle or open for too long
  /^58/, // system error: input, output, files
  /^E(?:CONN|HOST|NET)[A-Z]+$/,
  /^(?:EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/,
];

/** What the drivers say without a code. */
const OUTAGE_MESSAGES: readonly RegExp[] = [
  /^Connection terminated/,
  /^timeout (?:expired|exceeded when trying to connect)$/,
  /^Query read timeout$/,
  /^Client (?:was closed|has encountered a connection error) and is not queryable$/,
  /^Cannot use a pool after calling end on the pool$/,
  /^driver has already been destroyed$/,
  // A migration changed a table under a prepared statement: the next call prepares it again.
  /^cached plan must not change result type$/,
  /^PGlite (?:is clos(?:ed|ing)|instance is already closed\.|failed to initialize properly)$/,
];

function hasOutageCode(error: Error): boolean {
  const code = errorCodeOf(error);
  return code !== undefined && OUTAGE_CODES.some((pattern) => pattern.test(code));
}

/**
 * Whether an error says that the database cannot be used at the moment: refused, ended or timed out while connecting,
 * in the middle of a transaction, or while waiting for one of the pool's connections.
 */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (hasOutageCode(error) || OUTAGE_MESSAGES.some((pattern) => pattern.test(error.message))) return true;
  return isDatabaseOutage(error.cause);
}
