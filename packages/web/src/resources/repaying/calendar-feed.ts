import { DIRECT_DEBIT_CALLS } from '@fairlead/contract/wire/client-endpoints/direct-debit';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../../state/api.ts';

export type CalendarFeed = NonNullable<DataOf<'readCalendarFeed'>>;

const calendarFeedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null where the calendar is turned off. */
    readCalendarFeed: build.query<CalendarFeed | null, InputOf<'readCalendarFeed'>>({
      query: callOf(DIRECT_DEBIT_CALLS.readCalendarFeed),
      providesTags: ['loan'],
    }),
    makeCalendarFeed: build.mutation<DataOf<'makeCalendarFeed'>, InputOf<'makeCalendarFeed'>>({
      query: callOf(DIRECT_DEBIT_CALLS.makeCalendarFeed),
      invalidatesTags: ['loan'],
    }),
    endCalendarFeed: build.mutation<DataOf<'endCalendarFeed'>, InputOf<'endCalendarFeed'>>({
      query: callOf(DIRECT_DEBIT_CALLS.endCalendarFeed),
      invalidatesTags: ['loan'],
    }),
  }),
});

export const { useReadCalendarFeedQuery, useMakeCalendarFeedMutation, useEndCalendarFeedMutation } =
  calendarFeedApi;
