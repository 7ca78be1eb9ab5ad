import { linkedDraft, newDraft, newKey } from '../journeys/drafts.ts';
import { world } from './world.ts';

/** An applicant who fills in the form. */
export const filling = world(async () => newDraft(), { saveDraft: (body) => ({ body }) });

/** An applicant who stopped, and has a link in their mailbox. */
export const stopped = world(async (api) => ({ ...(await linkedDraft(api)), key: newKey() }), {
  sendDraftLink: ({ draft }) => ({ body: { secret: draft.key } }),
  stopDraftReminders: ({ token }) => ({ body: { token } }),
  continueDraft: ({ token, key }) => ({ body: { token, key } }),
});

/** An applicant who does not want to continue. */
export const givenUp = world((api) => linkedDraft(api), {
  deleteDraft: ({ token }) => ({ body: { secret: token } }),
});
