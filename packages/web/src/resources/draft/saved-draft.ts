import { DRAFTS_CALLS } from '@fairlead/contract/wire/client-endpoints/drafts';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../../state/api.ts';
import type { TypedDraft } from './draft.ts';

export const savedDraftApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveDraft: build.mutation<DataOf<'saveDraft'>, InputOf<'saveDraft'>>({
      query: callOf(DRAFTS_CALLS.saveDraft),
    }),
    sendDraftLink: build.mutation<DataOf<'sendDraftLink'>, InputOf<'sendDraftLink'>>({
      query: callOf(DRAFTS_CALLS.sendDraftLink),
    }),
    continueDraft: build.mutation<DataOf<'continueDraft'>, InputOf<'continueDraft'>>({
      query: callOf(DRAFTS_CALLS.continueDraft),
    }),
    stopDraftReminders: build.mutation<DataOf<'stopDraftReminders'>, InputOf<'stopDraftReminders'>>({
      query: callOf(DRAFTS_CALLS.stopDraftReminders),
    }),
    deleteDraft: build.mutation<DataOf<'deleteDraft'>, InputOf<'deleteDraft'>>({
      query: callOf(DRAFTS_CALLS.deleteDraft),
    }),
  }),
});

export const {
  useSendDraftLinkMutation,
  useContinueDraftMutation,
  useStopDraftRemindersMutation,
  useDeleteDraftMutation,
} = savedDraftApi;

/** How the server knows the draft of this tab. It is stored and deleted with the draft. */
export type Saving = {
  key: string;
  isSaved: boolean;
  /** It was sent, deleted, or continued on another device: this tab no longer saves it. */
  isGone: boolean;
};

export function savingOf(draft: TypedDraft): Saving | undefined {
  // Only the code that saves a draft writes there.
  return draft.saving as Saving | undefined;
}
