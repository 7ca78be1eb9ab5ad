import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SCREENS } from '../../paths.ts';
import { BORROWER_ID } from '../../testing/borrowers.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aMessage } from '../../testing/messages.ts';
import { renderScreen, SIGNED_IN } from '../../testing/render-screen.tsx';
import MessagesScreen from './MessagesScreen.tsx';
import { NewMessages } from './NewMessages.tsx';

const list = (newCount: number) => ({
  '@type': 'messages' as const,
  newCount,
  messages: [aMessage({ isNew: newCount > 0 })],
  hasMore: false,
});

function Both() {
  return (
    <>
      <NewMessages userId={BORROWER_ID} />
      <MessagesScreen />
    </>
  );
}

test('a bell leads to new messages with their number, and is gone once they have been seen', async () => {
  const seen = { '@type': 'messages' as const, newCount: 0 };
  fakeApi({
    readMessages: [{ data: list(2) }, { data: list(0) }],
    markMessagesSeen: { data: seen },
  });
  renderScreen({ [SCREENS.messages]: Both }, { at: SCREENS.messages, session: SIGNED_IN });
  const bell = await screen.findByRole('link', { name: '2 new messages' });
  expect(bell.getAttribute('href')).toBe(SCREENS.messages);
  await waitFor(() => expect(screen.queryByRole('link', { name: /new message/ })).toBeNull());
});
