import { FORM_LISTS_CALLS } from '@fairlead/contract/wire/client-endpoints/form-lists';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { EMPLOYMENT_STATUSES } from '@fairlead/core/affordability/household';
import { api, callOf } from '../state/api.ts';

type EmploymentStatus = DataOf<'listEmploymentStatuses'>[number];

/** What a form offers until the server's own list is there. */
export const KNOWN_STATUSES: readonly EmploymentStatus[] = EMPLOYMENT_STATUSES.map((status) => ({
  '@type': 'employment-status',
  ...status,
}));

const employmentStatusApi = api.injectEndpoints({
  endpoints: (build) => ({
    listEmploymentStatuses: build.query<DataOf<'listEmploymentStatuses'>, InputOf<'listEmploymentStatuses'>>({
      query: callOf(FORM_LISTS_CALLS.listEmploymentStatuses),
    }),
  }),
});

export const { useListEmploymentStatusesQuery } = employmentStatusApi;
