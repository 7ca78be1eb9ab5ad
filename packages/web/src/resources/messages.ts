import { MESSAGES_CALLS } from '@fairlead/contract/wire/client-endpoints/messages';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../state/api.ts';

type Messages = DataOf<'readMessages'>;
export type Message = Messages['messages'][number];

/** The newest messages, or those before one of them. */
export function messagesOf(userId: string, before?: string): InputOf<'readMessages'> {
  return { params: { id: userId }, query: before === undefined ? {} : { before } };
}

const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    readMessages: build.query<Messages, InputOf<'readMessages'>>({
      query: callOf(MESSAGES_CALLS.readMessages),
      providesTags: ['messages'],
    }),
    markMessagesSeen: build.mutation<DataOf<'markMessagesSeen'>, InputOf<'markMessagesSeen'>>({
      query: callOf(MESSAGES_CALLS.markMessagesSeen),
      // The list that is open keeps its marks; only the count goes.
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null);
        if (!done) return;
        const { newCount } = done.data;
        dispatch(
          messagesApi.util.updateQueryData('readMessages', messagesOf(params.id), (list) => {
            list.newCount = newCount;
          }),
        );
      },
    }),
  }),
});

export const { useReadMessagesQuery, useMarkMessagesSeenMutation } = messagesApi;
