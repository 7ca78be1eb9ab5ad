import { CONTACT_CALLS } from '@fairlead/contract/wire/client-endpoints/contact';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import type { ChatUser } from '../state/consent/start-services.ts';
import { api, callOf } from '../state/api.ts';
import type { AppThunk } from '../state/hooks.ts';

const chatApi = api.injectEndpoints({
  endpoints: (build) => ({
    readChatHash: build.query<DataOf<'readChatHash'>, InputOf<'readChatHash'>>({
      query: callOf(CONTACT_CALLS.readChatHash),
    }),
  }),
});

/** Who is signed in, signed by the server; null when no one is, or when the server does not sign it. */
export function readChatUser(): AppThunk<Promise<ChatUser | null>> {
  return async (dispatch, getState) => {
    const { user } = getState().auth;
    if (!user) return null;
    const reading = dispatch(chatApi.endpoints.readChatHash.initiate({}, { subscribe: false }));
    const { data } = await reading;
    if (!data) return null;
    return { user_id: user.id, email: user.email, name: user.firstName, user_hash: data.hmac };
  };
}
