import { describe, expect, test } from 'vitest';
import { isDatabaseOutage } from './outage.ts';

const withCode = (code: string): Error => Object.assign(new Error('failed'), { code });

describe('an outage of the database', () => {
  test.each([
    ['connection refused', withCode('ECONNREFUSED')],
    [
      'connection refused on every address of a host',
      Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
    ],
    ['host not found', withCode('ENOTFOUND')],
    ['administrator shutdown', withCode('57P01')],
    ['server starting up', withCode('57P03')],
    ['too many connections', withCode('53300')],
    ['statement timeout', withCode('57014')],
    ['failed over to a standby', withCode('25006')],
    ['terminated', new Error('Connection terminated unexpectedly')],
    ['pool exhausted', new Error('timeout exceeded when trying to connect')],
    ['no reply', new Error('Query read timeout')],
    ['embedded database closed', new Error('PGlite is closed')],
    ['the cause of another error', new Error('failed', { cause: withCode('ECONNRESET') })],
  ])('is %s', (_what, error) => expect(isDatabaseOutage(error)).toBe(true));

  test.each([
    ['a broken constraint', withCode('23505')],
    ['a syntax error', withCode('42601')],
    ['a deadlock', withCode('40P01')],
    ['a fault of ours', new TypeError('undefined is not a function')],
    ['a timeout of something else', new Error('timeout')],
    ['text', 'ECONNREFUSED'],
  ])('is not %s', (_what, error) => expect(isDatabaseOutage(error)).toBe(false));
});
