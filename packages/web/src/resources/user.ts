import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../state/api.ts';
import { isApiError, networkError } from '../state/api-error.ts';
import { authFailed, userLoaded } from '../state/auth-slice.ts';
import type { AppThunk } from '../state/hooks.ts';

const userApi = api.injectEndpoints({
  endpoints: (build) => ({
    readUser: build.query<DataOf<'readUser'>, InputOf<'readUser'>>({
      query: callOf('readUser'),
      providesTags: ['user'],
    }),
  }),
});

export const { useReadUserQuery } = userApi;

type User = DataOf<'readUser'>;

export type ApplicationSummary = NonNullable<User['loanApplications']>[number];
export type LoanSummary = NonNullable<User['loans']>[number];

/** The application became a loan, or its offer expired: there is nothing left to do. */
const DONE_STATES = ['Requested', 'Expired'];

export function openApplications({ loanApplications = [] }: User): ApplicationSummary[] {
  return loanApplications.filter(({ state }) => !DONE_STATES.includes(state));
}

/** Everything that the dashboard and the application form want to know of a borrower. */
export const USER_EMBEDS = ['addresses', 'loanApplications', 'loans'];

/** Loads the signed-in borrower. A session that may see one application only has no user to load. */
export function loadUser(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { authObject } = getState().auth;
    if (authObject?.limitedTo !== null) return;
    const input = { params: { id: authObject.userId }, query: { embedded: USER_EMBEDS } };
    const asked = dispatch(userApi.endpoints.readUser.initiate(input, { forceRefetch: true }));
    try {
      dispatch(userLoaded(await asked.unwrap()));
    } catch (error) {
      const known = isApiError(error) ? error : networkError();
      dispatch(authFailed({ action: 'loadUserData', error: known }));
    } finally {
      asked.unsubscribe();
    }
  };
}
