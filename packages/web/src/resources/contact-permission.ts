import { BORROWERS_CALLS } from '@fairlead/contract/wire/client-endpoints/borrowers';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../state/api.ts';

type Answer = DataOf<'readContactPermission'>;

/** The permissions and what was answered of them, without what describes the resource. */
export type ContactPermissions = Omit<Answer, '@type' | '@link'>;

function permissionsOf({ '@type': _type, '@link': _link, ...permissions }: Answer): ContactPermissions {
  return permissions;
}

const contactPermissionApi = api.injectEndpoints({
  endpoints: (build) => ({
    readContactPermission: build.query<ContactPermissions, InputOf<'readContactPermission'>>({
      query: callOf(BORROWERS_CALLS.readContactPermission),
      transformResponse: permissionsOf,
    }),
    changeContactPermission: build.mutation<ContactPermissions, InputOf<'changeContactPermission'>>({
      query: callOf(BORROWERS_CALLS.changeContactPermission),
      transformResponse: permissionsOf,
    }),
    readContactPause: build.query<DataOf<'readContactPause'>, InputOf<'readContactPause'>>({
      query: callOf(BORROWERS_CALLS.readContactPause),
      providesTags: ['contact-pause'],
    }),
    changeContactPause: build.mutation<DataOf<'changeContactPause'>, InputOf<'changeContactPause'>>({
      query: callOf(BORROWERS_CALLS.changeContactPause),
      invalidatesTags: ['contact-pause'],
    }),
  }),
});

export const {
  useReadContactPermissionQuery,
  useChangeContactPermissionMutation,
  useReadContactPauseQuery,
  useChangeContactPauseMutation,
} = contactPermissionApi;

/** The permissions of a borrower with what they said last of each. */
export function permissionReading(userId: string): InputOf<'readContactPermission'> {
  return { params: { id: userId }, query: { embedded: ['answers'] } };
}
