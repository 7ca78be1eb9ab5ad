import { makeLog } from '@fairlead/server/runtime/log';

type Log = ReturnType<typeof makeLog>;

const causeOf = (fields: unknown): unknown =>
  typeof fields === 'object' && fields !== null && 'err' in fields ? fields.err : fields;

/**
 * The server's log in a test: silent, except that an error is printed with its stack. The test says which errors it
 * provokes, by their messages.
 */
export function testLog(expectedErrors: readonly string[] = []): Log {
  const error = (fields: unknown, message = 'error'): void => {
    if (!expectedErrors.includes(message)) console.error(`${message}:`, causeOf(fields));
  };
  return Object.assign(makeLog('silent'), { error });
}
