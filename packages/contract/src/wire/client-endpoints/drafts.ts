// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

export const DRAFTS_CALLS = {
  saveDraft: ['saveDraft', 'POST', '/v2/application-drafts', true, false, '', ''],
  sendDraftLink: ['sendDraftLink', 'POST', '/v2/application-drafts/send-link', true, false, '', ''],
  continueDraft: ['continueDraft', 'POST', '/v2/application-drafts/continue', true, false, '', ''],
  stopDraftReminders: [
    'stopDraftReminders',
    'POST',
    '/v2/application-drafts/stop-reminders',
    true,
    false,
    '',
    '',
  ],
  deleteDraft: ['deleteDraft', 'POST', '/v2/application-drafts/delete', true, false, '', ''],
} as const satisfies ClientEndpoints;
