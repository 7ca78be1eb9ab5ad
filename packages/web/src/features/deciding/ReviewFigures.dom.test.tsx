import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SCREENS } from '../../paths.ts';
import { anApplication } from '../../testing/applications.ts';
import type { Replies } from '../../testing/fake-api.ts';
import { openApplication } from '../../testing/open-application.tsx';
import OfferScreen from './OfferScreen.tsx';

const IMAGE = { url: '', width: 0, height: 0 };
const STATS = {
  '@type': 'stats',
  isSample: true,
  reviews: 12_480,
  stars: 4.5,
  score: 4.6,
  image: IMAGE,
} as const;

function open(replies: Replies) {
  const application = anApplication({ state: 'Quoted' });
  return openApplication(SCREENS.offer, OfferScreen, application, {
    replies: { trackApplyVisit: { data: application }, ...replies },
  });
}

test('the reviews of the brand are shown with the offer, and said to be a sample', async () => {
  const { sent } = open({ readReviewStats: { data: STATS } });
  expect(await screen.findByText(/has 4\.6 out of 5 from 12,480 reviews/)).toBeDefined();
  expect(screen.getByText(/^Sample figures/)).toBeDefined();
  const [asked] = sent.filter(({ endpoint }) => endpoint === 'readReviewStats');
  expect(asked?.headers.get('cache-control')).toBe('max-age=43200');
  expect(asked?.headers.get('authorization'), 'so that the answer can be cached').toBeNull();
});

test.each([{ refusal: 'notFound' }, 'no connection'] as const)(
  'an offer is whole without reviews: %o',
  async (reply) => {
    const { sent } = open({ readReviewStats: reply });
    await screen.findByRole('heading', { name: 'Here is your price' });
    await expect.poll(() => sent.map(({ endpoint }) => endpoint)).toContain('readReviewStats');
    expect(screen.queryByRole('heading', { name: 'What customers say' })).toBeNull();
  },
);
