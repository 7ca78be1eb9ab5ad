import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { savingOf } from '../../../resources/draft/saved-draft.ts';
import type { TypedDraft } from '../../../resources/draft/draft.ts';
import { draftStorage } from '../../../state/draft-storage.ts';
import { anApplication } from '../../../testing/applications.ts';
import { aDraft } from '../../../testing/drafts.ts';
import { bodiesOf, fakeApi, type Replies } from '../../../testing/fake-api.ts';
import { openForm } from '../../../testing/open-form.tsx';

const SAVED = { data: { '@type': 'application-draft', saved: true } } as const;
const QUOTED = { data: { ...anApplication({ state: 'Quoted' }), autoLoginToken: null } } as const;
const NOT_SAVED = 'We couldn’t save your answers on our server. They’re still in this tab.';

function open(step: string, replies: Replies, answers = {}) {
  const sent = fakeApi({ listEmploymentStatuses: { data: [] }, ...replies });
  return { sent, ...openForm(step, { answers }) };
}

const saving = () => savingOf(draftStorage.read('lendable', Date.now()) as TypedDraft);
const line = (words: string) => screen.findByText(words, { exact: false });

describe('the form', () => {
  test('is saved whole as each page opens, under one key, and says so in a line', async () => {
    const { sent, user } = open('home', { saveDraft: SAVED });
    expect(await line('Your answers are saved.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { name: 'How would you like to hear from us?' });
    await line('Your answers are saved.');
    const bodies = bodiesOf(sent, 'saveDraft');
    expect(bodies.map(({ page, isNew }) => [page, isNew])).toEqual([
      ['home', true],
      ['preferences', false],
    ]);
    expect(bodies.map(({ answers }) => answers)).toEqual([aDraft(), aDraft()]);
    expect(new Set(bodies.map(({ key }) => key))).toEqual(new Set([saving()?.key]));
  });

  test('is not saved before its email address is given', async () => {
    const { sent } = open('loan', { saveDraft: SAVED }, { email: '' });
    await screen.findByLabelText('Amount, in pounds');
    expect(bodiesOf(sent, 'saveDraft')).toEqual([]);
  });

  test('continues where it cannot be saved, and tries again on the next page', async () => {
    const { sent, user } = open('home', { saveDraft: ['no connection', SAVED] });
    expect(await line(NOT_SAVED)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { name: 'How would you like to hear from us?' });
    await line('Your answers are saved.');
    const [first, second] = bodiesOf(sent, 'saveDraft');
    expect([second?.isNew, second?.key]).toEqual([true, first?.key]);
  });

  test('does not wait for an answer', async () => {
    const { user } = open('home', { saveDraft: 'no answer yet' });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'How would you like to hear from us?' })).toBeDefined();
  });
});

describe('a form that was continued on another device', () => {
  test('is no longer saved by this tab', async () => {
    const key = 'k'.repeat(43);
    const { sent, user } = open(
      'home',
      { saveDraft: { refusal: 'draftGone' } },
      { saving: { key, isSaved: true, isGone: false } },
    );
    expect(await line('We no longer save these answers')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { name: 'How would you like to hear from us?' });
    await line('We no longer save these answers');
    expect(bodiesOf(sent, 'saveDraft')).toHaveLength(1);
  });
});

describe('a link to continue later', () => {
  test('is emailed on a press, to the address that was given', async () => {
    const { sent, user } = open('home', { saveDraft: SAVED, sendDraftLink: { data: { sent: true } } });
    await user.click(await screen.findByRole('button', { name: 'Email me a link to continue later' }));
    const said = await line('We’ve emailed a link to');
    expect(said.textContent).toBe('We’ve emailed a link to alex@post.example. It works for 7 days.');
    expect(said.getAttribute('role')).toBe('status');
    expect(bodiesOf(sent, 'sendDraftLink')).toEqual([{ secret: saving()?.key }]);
  });

  test('that cannot be sent says so, and can be asked for again', async () => {
    const { user } = open('home', { saveDraft: SAVED, sendDraftLink: { refusal: 'tooManyRequests' } });
    await user.click(await screen.findByRole('button', { name: 'Email me a link to continue later' }));
    expect(await line('We couldn’t send it.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Email me a link to continue later' })).toBeDefined();
  });
});

test('applying sends the key, so that what is saved goes with it, and the next form has another', async () => {
  const { sent, user } = open('check', { saveDraft: SAVED, submitApplication: QUOTED });
  await line('Your answers are saved.');
  const key = saving()?.key;
  await user.click(screen.getByRole('button', { name: 'Apply and see my price' }));
  await screen.findByText('Another page');
  const submission = sent.find(({ endpoint }) => endpoint === 'submitApplication');
  expect([submission?.headers.get('x-draft-key'), key?.length]).toEqual([key, 43]);
  await waitFor(() => expect(draftStorage.read('lendable', Date.now())).toBeNull());
});
