import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { isApiError } from '../state/api-error.ts';

const AUTH_STATUSES = [401, 403];

/** Logs failed calls to the console: a loan call refused without a session as information, the rest as errors. */
export const reportRejections: Middleware = () => (next) => (action) => {
  if (isRejectedWithValue(action) && isApiError(action.payload)) {
    const endpoint = (action.meta as { arg?: { endpointName?: string } }).arg?.endpointName ?? '';
    const isNews = /loan/i.test(endpoint) && AUTH_STATUSES.includes(action.payload.status);
    console[isNews ? 'info' : 'error'](endpoint, action.payload);
  }
  return next(action);
};
