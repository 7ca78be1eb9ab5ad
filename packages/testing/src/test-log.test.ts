import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { testLog } from './test-log.ts';

let printed: MockInstance<typeof console.error>;
beforeEach(() => {
  printed = vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => printed.mockRestore());

const fault = new Error('column "amount" does not exist');

test('an error is printed with its cause', () => {
  testLog().error({ requestId: 'r', err: fault }, 'failed');
  expect(printed).toHaveBeenCalledWith('failed:', fault);
});

test('an error that the test expects is not printed, nor are entries that are not errors', () => {
  const log = testLog(['failed']);
  log.error({ err: fault }, 'failed');
  log.warn({ err: fault }, 'provider did not answer');
  expect(printed).not.toHaveBeenCalled();
});
