import { configureStore } from '@reduxjs/toolkit';
import { api } from '../state/api.ts';
import { rootReducer } from '../state/root-reducer.ts';
import { createStepUpDesk } from '../state/step-up.ts';
import type { StoreExtra } from '../state/store-extra.ts';
import { reportRejections } from './report-rejections.ts';

/** One store a page. It lives in the account layout, so that a public page never loads it. */
export function createStore({ brandId }: Pick<StoreExtra, 'brandId'>) {
  const extra: StoreExtra = { brandId, stepUp: createStepUpDesk() };
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } }).concat(api.middleware, reportRejections),
  });
  return { store, extra };
}
