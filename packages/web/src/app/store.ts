import { configureStore } from '@reduxjs/toolkit';
import { renewSession } from '../resources/keep-session.ts';
import { api } from '../state/api.ts';
import { AT_THIS_ADDRESS, type ApiPlaces } from '../state/api-address.ts';
import { createStepUpDesk } from '../state/step-up.ts';
import type { PageSettings } from '../state/page-settings.ts';
import { appStateLoaded, reducer } from '../state/root-reducer.ts';
import type { StoreExtra } from '../state/store-extra.ts';
import { reportRejections } from './report-rejections.ts';

type Surroundings = Pick<PageSettings, 'env' | 'today'> & {
  brand: Pick<PageSettings['brand'], 'id' | 'switches'> & {
    config: Pick<PageSettings['brand']['config'], 'experiments'>;
  };
  clientConfig?: ApiPlaces;
};

/** One store a page. It lives in the account layout, so that a public page never loads it. */
export function createStore({ brand, env, today, clientConfig = AT_THIS_ADDRESS }: Surroundings) {
  const { id, switches, config } = brand;
  const { productApiUrl, sharedApiUrl } = clientConfig;
  const extra: StoreExtra = {
    brandId: id,
    borrowerView: switches.borrowerView,
    today,
    apiPlaces: { productApiUrl, sharedApiUrl },
    stepUp: createStepUpDesk(),
    renewSession: (refused) => store.dispatch(renewSession(refused)),
    visit: Promise.resolve(),
  };
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } }).concat(api.middleware, reportRejections(env)),
  });
  const settings = { env, brandId: id, experiments: config.experiments };
  store.dispatch(appStateLoaded({ state: { settings }, places: ['settings'] }));
  return { store, extra };
}
