import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '../../paths.ts';
import { BORROWER_ID } from '../../testing/borrowers.ts';
import { bodiesOf, fakeApi, type Replies } from '../../testing/fake-api.ts';
import { aMessage } from '../../testing/messages.ts';
import { renderScreen, SIGNED_IN } from '../../testing/render-screen.tsx';
import MessagesScreen from './MessagesScreen.tsx';

const list = (messages: readonly ReturnType<typeof aMessage>[], hasMore = false) => ({
  '@type': 'messages' as const,
  newCount: messages.filter(({ isNew }) => isNew).length,
  messages: [...messages],
  hasMore,
});

const SEEN: Replies = { markMessagesSeen: { data: { '@type': 'messages', newCount: 0 } } };

function open(readMessages: NonNullable<Replies['readMessages']>) {
  const sent = fakeApi({ readMessages, ...SEEN });
  const rendered = renderScreen(
    { [SCREENS.messages]: MessagesScreen },
    { at: SCREENS.messages, session: SIGNED_IN },
  );
  return { ...rendered, sent };
}

describe('the messages of an account', () => {
  test('are read one at a time, and marked as seen', async () => {
    const { sent } = open({ data: list([aMessage(), aMessage({ id: BORROWER_ID, isNew: false })]) });
    const [newest, older] = await screen.findAllByRole('listitem');
    if (!newest || !older) throw new Error('two messages were expected');
    expect(within(newest).getByText('(new)')).toBeDefined();
    expect(within(older).queryByText('(new)')).toBeNull();
    expect(within(newest).getByText('You can borrow £7,500.')).toBeDefined();
    expect(bodiesOf(sent, 'markMessagesSeen')).toEqual([{ upTo: aMessage().id }]);
  });

  test('open what was attached', async () => {
    open({ data: list([aMessage({ documents: ['contract'] })]) });
    const link = await screen.findByRole('link', { name: /Loan Agreement/ });
    expect(link.getAttribute('href')).toBe(`/v2/users/${BORROWER_ID}/messages/${aMessage().id}/contract.pdf`);
  });

  test('that sign in are not shown again', async () => {
    open({ data: list([aMessage({ text: null, subject: 'Your link to sign in' })]) });
    expect(
      await screen.findByText('We don’t show sign-in codes or links here, to protect your account.'),
    ).toBeDefined();
  });

  test('come a page at a time', async () => {
    const older = aMessage({ id: BORROWER_ID, subject: 'An older one', isNew: false });
    const { user } = open([{ data: list([aMessage({ isNew: false })], true) }, { data: list([older]) }]);
    await user.click(await screen.findByRole('button', { name: 'Show older messages' }));
    expect(await screen.findByText('An older one')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull();
  });

  test('are none at first', async () => {
    open({ data: list([]) });
    expect(await screen.findByText('We haven’t sent you anything yet.')).toBeDefined();
  });

  test('that could not be read are asked for again, and the page stays one page', async () => {
    const { user } = open([{ refusal: 'unavailable' }, { data: list([aMessage()]) }]);
    expect(screen.getAllByRole('main')).toHaveLength(1);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Messages');
    await user.click(retry);
    expect(await screen.findByText('You can borrow £7,500.')).toBeDefined();
  });
});
