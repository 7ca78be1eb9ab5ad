import type { ErrorEnvelope } from '@fairlead/contract/wire/client';

/** Why a call failed: the server's error, or `network` with status 0 when no answer came. */
export type ApiError = ErrorEnvelope['error'] & { status: number };

/** What was sent, a file for instance, cannot be taken as it is. */
export const UNPROCESSABLE = 422;

const NO_ANSWER: ApiError = {
  status: 0,
  type: 'network',
  message: 'There was no answer from the server',
  requestId: '',
};

export function networkError(): ApiError {
  return NO_ANSWER;
}

/** An answer that is not an error envelope came from something between us and the server. */
export function apiError(status: number, body: unknown): ApiError {
  const error = (body as Partial<ErrorEnvelope> | null)?.error;
  return error?.type === undefined ? { ...NO_ANSWER, status, type: 'internalError' } : { ...error, status };
}

/** For errors caught as `unknown` from `.unwrap()`. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'type' in error && 'status' in error;
}
