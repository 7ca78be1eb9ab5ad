import { newDraft, newKey } from '../journeys/drafts.ts';
import { applied } from '../journeys/applying.ts';
import { refusedWhere } from './refusal-world.ts';

const nothing = () => Promise.resolve({});

const UNKNOWN = 'x'.repeat(43);

export const VISITOR_REFUSALS = [
  refusedWhere('the link was never sent', 'tokenNotUsable', nothing).by(
    {
      authenticate: () => ({ body: { type: 'auto_login', data: { token: UNKNOWN } } }),
      describeLoginLink: () => ({ body: { token: UNKNOWN } }),
    },
    { leaves: ['audit_rows'] },
  ),
  refusedWhere('the call names no session', 'sessionNotNamed', (server) => applied(server)).by({
    recordDevice: ({ token }) => ({
      token,
      body: { screenWidth: 390, screenHeight: 844, language: 'en-GB', timeZone: 'Europe/London' },
    }),
  }),
  refusedWhere('the pause would end before today', 'pauseNotPossible', (server) => applied(server)).by({
    changeContactPause: ({ token, userId }) => ({
      token,
      params: { id: userId },
      body: { pausedUntil: '2026-11-01' },
    }),
  }),
  refusedWhere('the form was deleted', 'draftGone', async (server) => {
    const draft = newDraft();
    await server.get('saveDraft', { body: draft });
    await server.get('deleteDraft', { body: { secret: draft.key } });
    return { ...draft, isNew: false };
  }).by({ saveDraft: (body) => ({ body }) }),
  refusedWhere('the product takes no applications', 'draftsOff', nothing).by({
    saveDraft: () => ({ body: newDraft(), brand: 'motor' }),
  }),
  refusedWhere('the link to a form was never sent', 'draftLinkNotUsable', nothing).by({
    continueDraft: () => ({ body: { token: UNKNOWN, key: newKey() } }),
  }),
  refusedWhere('the brand has no contact form', 'contactFormOff', nothing).by({
    contactUs: () => ({
      brand: 'lendable',
      body: {
        name: 'Ada Accept',
        email: 'ada@mail.example',
        phone: '020 7946 0018',
        topic: 'applying',
        message: 'How long does it take?',
        reference: 'none yet',
      },
    }),
  }),
  refusedWhere('the look-up does not answer', 'addressLookupUnavailable', nothing).by({
    findAddresses: () => ({ query: { postCode: 'ZZ99 5XX' } }),
  }),
];
