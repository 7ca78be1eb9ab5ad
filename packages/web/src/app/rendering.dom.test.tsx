import { screen, waitFor } from '@testing-library/react';
import { Profiler, type ComponentType } from 'react';
import { expect, test } from 'vitest';
import * as offer from '../features/deciding/OfferScreen.tsx';
import * as loan from '../features/repaying/LoanScreen.tsx';
import type { ScreenHandle } from '../parts/page/screen.ts';
import { SCREENS } from '../paths.ts';
import { aLoan } from '../testing/a-loan.ts';
import { anApplication, APPLICATION_ID } from '../testing/applications.ts';
import type { Replies } from '../testing/fake-api.ts';
import { openAccount } from '../testing/open-account.tsx';
import { SIGNED_IN } from '../testing/render-screen.tsx';

type ScreenModule = { default: ComponentType; handle: ScreenHandle };

/** Opens a page of a borrower whose call is not answered, and counts how often it is rendered. */
function openWaiting(path: string, id: string, { default: Screen, handle }: ScreenModule, replies: Replies) {
  let renders = 0;
  const Component = () => (
    <Profiler id="screen" onRender={() => (renders += 1)}>
      <Screen />
    </Profiler>
  );
  const { sent } = openAccount(
    { [path]: { Component, handle } },
    { at: `${path}?id=${id}`, cookie: SIGNED_IN, replies: { readMessages: 'no answer yet', ...replies } },
  );
  return { sent, renders: () => renders };
}

// What is rendered again while a served page becomes usable is rendered before anything else, in one piece.
test.each([
  ['a loan', SCREENS.loan, aLoan().id, loan, { readLoan: 'no answer yet' }, 'readLoan', /^Your loan/],
  [
    'an offer',
    SCREENS.offer,
    APPLICATION_ID,
    offer,
    { readApplication: 'no answer yet', trackApplyVisit: { data: anApplication() } },
    'readApplication',
    'Here is your price',
  ],
] as const)(
  'the page of %s is rendered once until what it shows is there',
  async (_what, path, id, module, replies, reading, heading) => {
    const { sent, renders } = openWaiting(path, id, module, replies);
    await screen.findByRole('heading', { level: 1, name: heading });
    const asked = () => sent.map(({ endpoint }) => endpoint);
    await waitFor(() =>
      expect(asked()).toEqual(expect.arrayContaining([reading, 'readUser', 'initializeSession'])),
    );
    expect(renders()).toBe(1);
  },
);
