import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '../config/settings.ts';
import { describeError } from '../describe-error.ts';

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
