import { configureStore } from '@reduxjs/toolkit';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { reportRejections } from './report-rejections.ts';

const { dispatch } = configureStore({
  reducer: () => 0,
  middleware: (defaults) => defaults({ serializableCheck: false }).concat(reportRejections('sandbox')),
});

function rejected(endpointName: string, status: number) {
  const payload = { status, type: 'notSignedIn', message: 'No session', requestId: 'r1' };
  dispatch({
    type: 'api/executeQuery/rejected',
    payload,
    error: { message: 'Rejected' },
    meta: { requestId: '1', requestStatus: 'rejected', rejectedWithValue: true, arg: { endpointName } },
  });
  return payload;
}

const said = { info: vi.fn(), error: vi.fn() };

beforeEach(() => {
  for (const level of ['info', 'error'] as const) {
    said[level].mockReset();
    vi.spyOn(console, level).mockImplementation(said[level]);
  }
});

describe('a refused call', () => {
  test.each([401, 403])('about a loan is announced when the session is the reason (%i)', (status) => {
    const body = rejected('readLoan', status);
    expect(said.info).toHaveBeenCalledWith('readLoan', body);
    expect(said.error).not.toHaveBeenCalled();
  });

  test.each([
    ['readLoan', 500],
    ['readLoanApplication', 404],
    ['readUser', 401],
  ])('is an error otherwise (%s, %i), with what the server answered', (endpoint, status) => {
    const body = rejected(endpoint, status);
    expect(said.error).toHaveBeenCalledWith(endpoint, body);
    expect(said.info).not.toHaveBeenCalled();
  });
});

test('in production the console names a failed call, and shows nothing of its answer', () => {
  const shown = vi.fn();
  vi.spyOn(console, 'error').mockImplementation(shown);
  const store = configureStore({
    reducer: () => 0,
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(reportRejections('production')),
  });
  const fields = { email: ['ann@mail.example is known'] };
  const payload = { status: 400, type: 'validationFailed', message: 'Check email', requestId: 'r1', fields };
  store.dispatch({
    type: 'api/executeMutation/rejected',
    payload,
    error: { message: 'Rejected' },
    meta: {
      requestId: '1',
      requestStatus: 'rejected',
      rejectedWithValue: true,
      arg: { endpointName: 'readUser' },
    },
  });
  const named = { type: 'validationFailed', status: 400, requestId: 'r1' };
  expect(shown.mock.calls).toEqual([['readUser', named]]);
});

test('what went well says nothing', () => {
  dispatch({ type: 'api/executeQuery/fulfilled', meta: {} });
  expect(said.error).not.toHaveBeenCalled();
});
