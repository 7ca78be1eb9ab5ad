import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '../config/settings.ts';

/** Keys whose values never reach a log, however they got into what is logged. */
const NEVER = [
  'authorization',
  'cookie',
  'token',
  'email',
  'to',
  'name',
  'firstName',
  'lastName',
  'accountName',
  'accountNumber',
  'sortCode',
  'dateOfBirth',
  'mobileNumber',
  'code',
  'body',
  'text',
  'html',
];

const paths = NEVER.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);

interface LoggedError {
  readonly kind: string;
  readonly message?: string;
  readonly sqlState?: string;
  readonly constraint?: string;
  readonly stack?: string;
}

/** The frames of a stack, without its first lines: those repeat the message. */
const framesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

const isFromDatabase = (error: Error): error is Error & { code?: string; constraint?: string } =>
  'severity' in error;

/**
 * An error without what it might quote: a database's message repeats the values it was given, and that of JSON.parse
 * the text it could not read.
 */
function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { kind: typeof error };
  const shared = { kind: error.name, stack: framesOf(error) };
  if (error instanceof SyntaxError) return shared;
  if (!isFromDatabase(error)) return { ...shared, message: error.message };
  return { ...shared, sqlState: error.code ?? '', constraint: error.constraint ?? '' };
}

/** Structured lines. Errors are logged as `err`. */
export function makeLog(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: { paths, censor: '[not logged]' },
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}
