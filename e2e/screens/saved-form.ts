import { arrivedLinkToken } from '@fairlead/testing/journeys/sign-in';
import { newDraft, newKey } from '@fairlead/testing/journeys/drafts';
import { untilScripted } from '../visitor.ts';
import { headed, press, type Shown, type Viewer } from './screen.ts';

/** A saved form with a link that has arrived. */
async function linkIn({ api }: Viewer): Promise<string> {
  const draft = newDraft();
  await api.get('saveDraft', { body: draft });
  await api.get('sendDraftLink', { body: { secret: draft.key } });
  return arrivedLinkToken(api, draft.answers.email);
}

async function openLink({ page, open }: Viewer, token: string): Promise<void> {
  await open(`/account/borrow/quote/continue?token=${token}`);
  await headed(page, 'Continue your application');
  await untilScripted(page);
}

/** Where a link to a saved form leads. */
export const SAVED_FORM: readonly Shown[] = [
  {
    screen: 'continue a saved form',
    state: 'as opened',
    show: async (viewer) => openLink(viewer, await linkIn(viewer)),
  },
  {
    screen: 'continue a saved form',
    state: 'emails stopped',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Stop these emails');
      await page.getByText('We won’t remind you about this form again.').waitFor();
    },
  },
  {
    screen: 'continue a saved form',
    state: 'before it is deleted',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Delete my answers');
      await headed(page, 'Delete your answers?');
    },
  },
  {
    screen: 'continue a saved form',
    state: 'deleted',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Delete my answers');
      await headed(page, 'We’ve received your request to delete your answers');
    },
  },
  {
    screen: 'continue a saved form',
    state: 'used link',
    show: async (viewer) => {
      const token = await linkIn(viewer);
      await viewer.api.get('continueDraft', { body: { token, key: newKey() } });
      await openLink(viewer, token);
      await press(viewer.page, 'Continue');
      await headed(viewer.page, 'This link can no longer be used');
    },
  },
  {
    screen: 'continue a saved form',
    state: 'new link sent',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Email me a new link');
      await headed(page, 'Check your email');
    },
  },
  {
    screen: 'continue a saved form',
    state: 'without a link',
    show: async ({ page, open }) => {
      await open('/account/borrow/quote/continue');
      await headed(page, 'Continue your application');
    },
  },
];
