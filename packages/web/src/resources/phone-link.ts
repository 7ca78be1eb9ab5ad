import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { PHONE_LINKS_CALLS } from '@fairlead/contract/wire/client-endpoints/phone-links';
import { api, callOf } from '../state/api.ts';

/** A link for a phone, as the computer follows it. */
export type PhoneLink = NonNullable<DataOf<'readPhoneLink'>>;

/** What the phone learns of what it sends photos for. */
export type PhoneUpload = DataOf<'openPhoneLink'>;

const phoneLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    makePhoneLink: build.mutation<DataOf<'makePhoneLink'>, InputOf<'makePhoneLink'>>({
      query: callOf(PHONE_LINKS_CALLS.makePhoneLink),
    }),
    readPhoneLink: build.query<DataOf<'readPhoneLink'>, InputOf<'readPhoneLink'>>({
      query: callOf(PHONE_LINKS_CALLS.readPhoneLink),
      keepUnusedDataFor: 0,
    }),
    endPhoneLink: build.mutation<DataOf<'endPhoneLink'>, InputOf<'endPhoneLink'>>({
      query: callOf(PHONE_LINKS_CALLS.endPhoneLink),
    }),
    openPhoneLink: build.mutation<PhoneUpload, InputOf<'openPhoneLink'>>({
      query: callOf(PHONE_LINKS_CALLS.openPhoneLink),
    }),
    sendByPhone: build.mutation<DataOf<'sendByPhone'>, InputOf<'sendByPhone'>>({
      query: callOf(PHONE_LINKS_CALLS.sendByPhone),
    }),
    finishByPhone: build.mutation<DataOf<'finishByPhone'>, InputOf<'finishByPhone'>>({
      query: callOf(PHONE_LINKS_CALLS.finishByPhone),
    }),
  }),
});

export const {
  useMakePhoneLinkMutation,
  useReadPhoneLinkQuery,
  useEndPhoneLinkMutation,
  useOpenPhoneLinkMutation,
  useSendByPhoneMutation,
  useFinishByPhoneMutation,
} = phoneLinkApi;
