import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../state/api.ts';

export type EmploymentStatus = DataOf<'listEmploymentStatuses'>[number];

export type EmploymentStatusName = EmploymentStatus['name'];

/** What a form offers until the server's own list is there. */
export const EMPLOYMENT_STATUSES: readonly EmploymentStatus[] = (
  [
    [1, 'Employed - full time'],
    [2, 'Employed - part time'],
    [3, 'Unemployed'],
    [4, 'Self employed'],
    [5, 'On Benefits'],
    [6, 'Retired'],
  ] as const
).map(([id, name]) => ({ '@type': 'employment-status', id, name }));

const employmentStatusApi = api.injectEndpoints({
  endpoints: (build) => ({
    listEmploymentStatuses: build.query<DataOf<'listEmploymentStatuses'>, InputOf<'listEmploymentStatuses'>>({
      query: callOf('listEmploymentStatuses'),
    }),
  }),
});

export const { useListEmploymentStatusesQuery } = employmentStatusApi;
