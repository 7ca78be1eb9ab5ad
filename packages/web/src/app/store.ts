import { configureStore } from '@reduxjs/toolkit';
import { api } from '../state/api.ts';
import { createStepUpDesk } from '../state/step-up.ts';
import type { PageSettings } from '../state/page-settings.ts';
import { reducer } from '../state/root-reducer.ts';
import type { StoreExtra } from '../state/store-extra.ts';
import { reportRejections } from './report-rejections.ts';

type Surroundings = Pick<PageSettings, 'env' | 'today'> & {
  brand: Pick<PageSettings['brand'], 'id' | 'switches'>;
};

/** One store a page. It lives in the account layout, so that a public page never loads it. */
export function createStore({ brand: { id, switches }, env, today }: Surroundings) {
  const extra: StoreExtra = {
    brandId: id,
    borrowerView: switches.borrowerView,
    today,
    stepUp: createStepUpDesk(),
    visit: Promise.resolve(),
  };
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } }).concat(api.middleware, reportRejections(env)),
  });
  return { store, extra };
}
