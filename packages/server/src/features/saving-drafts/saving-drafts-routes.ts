import { route } from '../../http/pipeline/route.ts';
import { continueDraft } from './continue-draft.ts';
import { deleteDraft, sendDraftLink, stopDraftReminders } from './draft-link.ts';
import { saveDraft } from './save-draft.ts';

export const savingDraftsRoutes = [
  route('saveDraft', (context, { body }) => saveDraft(context, body)),
  route('sendDraftLink', (context, { body }) => sendDraftLink(context, body.secret)),
  route('continueDraft', (context, { body }) => continueDraft(context, body)),
  route('stopDraftReminders', (context, { body }) => stopDraftReminders(context, body.token)),
  route('deleteDraft', (context, { body }) => deleteDraft(context, body.secret)),
];
