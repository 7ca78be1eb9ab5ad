import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { isApiError, type ApiError } from '../state/api-error.ts';
import type { Environment } from '../state/page-settings.ts';

const AUTH_STATUSES = [401, 403];

/** In production a console shows no more of an answer than what names it. */
function shownIn(env: Environment, { type, status, requestId, ...rest }: ApiError): Partial<ApiError> {
  return env === 'production' ? { type, status, requestId } : { type, status, requestId, ...rest };
}

/** Logs failed calls to the console: a loan call refused without a session as information, the rest as errors. */
export function reportRejections(env: Environment): Middleware {
  return () => (next) => (action) => {
    if (isRejectedWithValue(action) && isApiError(action.payload)) {
      const endpoint = (action.meta as { arg?: { endpointName?: string } }).arg?.endpointName ?? '';
      const isNews = /loan/i.test(endpoint) && AUTH_STATUSES.includes(action.payload.status);
      console[isNews ? 'info' : 'error'](endpoint, shownIn(env, action.payload));
    }
    return next(action);
  };
}
