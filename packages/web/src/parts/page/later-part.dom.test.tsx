import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { laterPart } from './later-part.tsx';

test('a part that cannot be loaded says so, and the page stays', async () => {
  const Chart = laterPart('the chart', () => Promise.reject(new Error('offline')));
  render(
    <main>
      <h1>Your loan</h1>
      <Suspense fallback="Loading">
        <Chart />
      </Suspense>
    </main>,
  );
  expect(await screen.findByText('We couldn’t load the chart. Reload the page to see it.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Your loan' })).toBeDefined();
});
