import { CONTINUE_FORM } from '@fairlead/contract/web/account-paths';
import type { DataOf } from '@fairlead/contract/wire/client';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { selectTypedDraft } from '../../resources/draft/draft-slice.ts';
import { savingOf } from '../../resources/draft/saved-draft.ts';
import { DRAFT_VERSION } from '../../state/draft-storage.ts';
import { aDraft } from '../../testing/drafts.ts';
import { bodiesOf, fakeApi, type Replies } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import ContinueFormScreen from './ContinueFormScreen.tsx';

const TOKEN = 't'.repeat(43);
const FORM: DataOf<'continueDraft'> = {
  '@type': 'application-draft',
  page: 'work',
  version: DRAFT_VERSION,
  // The present address comes first: their type says less than the contract's.
  answers: aDraft() as DataOf<'continueDraft'>['answers'],
};

function open(replies: Replies, search = `?token=${TOKEN}`) {
  const sent = fakeApi(replies);
  return {
    sent,
    ...renderScreen({ [CONTINUE_FORM]: ContinueFormScreen }, { at: `${CONTINUE_FORM}${search}` }),
  };
}

const press = async ({ user }: ReturnType<typeof open>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the page of a link to a saved form', () => {
  test('asks nothing of the server by itself, and takes the token out of the address', async () => {
    const { sent, address } = open({});
    await heading('Continue your application');
    expect(sent).toEqual([]);
    expect(address()).toBe(CONTINUE_FORM);
  });

  test('opens every answer at the page where the applicant stopped', async () => {
    const page = open({ continueDraft: { data: FORM } });
    await press(page, 'Continue');
    await screen.findByText('Another page');
    expect(page.address()).toBe('/account/borrow/quote?step=work');
    const draft = page.store.dispatch((_, getState) => selectTypedDraft(getState()));
    expect(draft).toMatchObject(FORM.answers);
    const [body] = bodiesOf(page.sent, 'continueDraft');
    expect([body?.token, body?.key]).toEqual([TOKEN, savingOf(draft)?.key]);
  });

  test('tries again with the same key where the answer was lost', async () => {
    const page = open({ continueDraft: ['no connection', { data: FORM }] });
    await press(page, 'Continue');
    await screen.findByText('We couldn’t reach our server');
    await press(page, 'Continue');
    await screen.findByText('Another page');
    const [first, second] = bodiesOf(page.sent, 'continueDraft');
    expect(second).toEqual(first);
  });

  test('says that a used link is used, and promises a new one whether or not anything is saved', async () => {
    const page = open({
      continueDraft: { refusal: 'draftLinkNotUsable' },
      sendDraftLink: { data: { sent: true } },
    });
    await press(page, 'Continue');
    await heading('This link can no longer be used');
    await press(page, 'Email me a new link');
    await heading('Check your email');
    expect(screen.getByText(/^If your answers are still saved/)).toBeDefined();
    expect(bodiesOf(page.sent, 'sendDraftLink')).toEqual([{ secret: TOKEN }]);
  });

  test('starts again where the questions have changed since', async () => {
    const page = open({ continueDraft: { data: { ...FORM, version: DRAFT_VERSION + 1 } } });
    await press(page, 'Continue');
    await heading('Our form has changed');
    expect(screen.getByRole('link', { name: 'Start a new application' })).toBeDefined();
  });

  test('deletes the answers after a second press', async () => {
    const page = open({ deleteDraft: { data: { deleted: true } } });
    await press(page, 'Delete my answers');
    await heading('Delete your answers?');
    expect(page.sent).toEqual([]);
    await press(page, 'Delete my answers');
    await heading('We’ve received your request to delete your answers');
    expect(bodiesOf(page.sent, 'deleteDraft')).toEqual([{ secret: TOKEN }]);
  });

  test('keeps them on second thoughts, with the focus on the heading of each page', async () => {
    const page = open({});
    await press(page, 'Delete my answers');
    expect(document.activeElement).toBe(await heading('Delete your answers?'));
    await press(page, 'Keep them');
    expect(document.activeElement).toBe(await heading('Continue your application'));
  });

  test('ends the emails', async () => {
    const page = open({ stopDraftReminders: { data: { stopped: true } } });
    await press(page, 'Stop these emails');
    expect(await screen.findByText('We won’t remind you about this form again.')).toBe(
      document.activeElement,
    );
    expect(bodiesOf(page.sent, 'stopDraftReminders')).toEqual([{ token: TOKEN }]);
  });

  test('without a token says where the link is', async () => {
    open({}, '');
    expect(await screen.findByText(/Open the link in our email again/)).toBeDefined();
  });
});
