import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SCREENS } from '../../paths.ts';
import { aUser } from '../../testing/borrowers.ts';
import { fakeApi, type Replies } from '../../testing/fake-api.ts';
import { renderScreen, SIGNED_IN } from '../../testing/render-screen.tsx';
import DashboardScreen from './DashboardScreen.tsx';

function open(replies: Replies) {
  const sent = fakeApi({ readUser: { data: aUser() }, ...replies });
  renderScreen({ [SCREENS.dashboard]: DashboardScreen }, { at: SCREENS.dashboard, session: SIGNED_IN });
  return sent;
}

test('a borrower who agreed to hear about other products sees one small offer at the end of the account', async () => {
  const url = 'https://cards.lendable.example/';
  open({
    readCrossSellOffer: {
      data: { '@type': 'cross-sell', offer: { id: 'credit-card', name: 'Credit card', url } },
    },
  });
  const link = await screen.findByRole('link', { name: 'See the credit card' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([url, 'noreferrer']);
  expect(screen.getByRole('complementary', { name: 'From our group' })).toBeDefined();
});

test.each([{ data: { '@type': 'cross-sell', offer: null } }, 'no connection'] as const)(
  'anyone else sees nothing of it, and no error: %o',
  async (reply) => {
    const sent = open({ readCrossSellOffer: reply });
    await screen.findByRole('heading', { level: 1 });
    await expect.poll(() => sent.map(({ endpoint }) => endpoint)).toContain('readCrossSellOffer');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
