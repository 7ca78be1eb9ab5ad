import { BORROWERS_CALLS } from '@fairlead/contract/wire/client-endpoints/borrowers';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../state/api.ts';
import { isApiError, networkError } from '../state/api-error.ts';
import { authFailed, userLoaded, userRequested } from '../state/auth-slice.ts';
import type { AppThunk } from '../state/hooks.ts';
import { dashboardDestination } from './dashboard-destination.ts';

const userApi = api.injectEndpoints({
  endpoints: (build) => ({
    readUser: build.query<DataOf<'readUser'>, InputOf<'readUser'>>({
      query: callOf(BORROWERS_CALLS.readUser),
      providesTags: ['user'],
    }),
    readErasure: build.query<DataOf<'readErasure'>, InputOf<'readErasure'>>({
      query: callOf(BORROWERS_CALLS.readErasure),
    }),
    requestErasure: build.mutation<DataOf<'requestErasure'>, InputOf<'requestErasure'>>({
      query: callOf(BORROWERS_CALLS.requestErasure),
    }),
    changeAddress: build.mutation<DataOf<'changeAddress'>, InputOf<'changeAddress'>>({
      query: callOf(BORROWERS_CALLS.changeAddress),
      invalidatesTags: ['user'],
    }),
    changeMobileNumber: build.mutation<DataOf<'changeMobileNumber'>, InputOf<'changeMobileNumber'>>({
      query: callOf(BORROWERS_CALLS.changeMobileNumber),
      invalidatesTags: ['user'],
    }),
  }),
});

export type Erasure = DataOf<'readErasure'>;

export const {
  useReadUserQuery,
  useChangeAddressMutation,
  useChangeMobileNumberMutation,
  useReadErasureQuery,
  useRequestErasureMutation,
} = userApi;

/** A borrower with everything that the dashboard and the application form want to know of them. */
export function userReading(id: string): InputOf<'readUser'> {
  return { params: { id }, query: { embedded: ['addresses', 'loanApplications', 'loans'] } };
}

/** What a borrower can change of themselves. */
export function detailsReading(id: string): InputOf<'readUser'> {
  return { params: { id }, query: { embedded: ['addressHistory'] } };
}

/** Loads the borrower of the session. */
export function loadUser(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { borrowerView, today }) => {
    const { authObject } = getState().auth;
    if (!authObject) return;
    dispatch(userRequested());
    const input = userReading(authObject.userId);
    const asked = dispatch(userApi.endpoints.readUser.initiate(input, { forceRefetch: true }));
    try {
      const user = await asked.unwrap();
      const { path, title } = dashboardDestination(user, { borrowerView, today });
      dispatch(userLoaded({ ...user, defaultPath: path, dashboardTitle: title }));
    } catch (error) {
      const known = isApiError(error) ? error : networkError();
      dispatch(authFailed({ action: 'loadUserData', error: known }));
    } finally {
      asked.unsubscribe();
    }
  };
}
