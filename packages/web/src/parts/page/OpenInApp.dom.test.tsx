import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SCREENS } from '../../paths.ts';
import { openAccount } from '../../testing/open-account.tsx';
import { NOTHING_CONFIGURED } from '../public/nothing-configured.ts';
import { OpenInApp } from './OpenInApp.tsx';
import { Page } from './Page.tsx';

function open(superAppDeepLink: string | null) {
  const Component = () => (
    <Page title="Here">
      <h1>Here</h1>
      <OpenInApp />
    </Page>
  );
  openAccount(
    { [SCREENS.form]: { Component } },
    { at: SCREENS.form, settings: { clientConfig: { ...NOTHING_CONFIGURED, superAppDeepLink } } },
  );
  return screen.findByRole('heading', { name: 'Here' });
}

test('an account links into the lender’s own app, where there is one', async () => {
  await open('https://app.lendable.example/open');
  expect(screen.getByRole('link', { name: 'Open in the app' }).getAttribute('href')).toBe(
    'https://app.lendable.example/open',
  );
});

test('an account without an app does not mention one', async () => {
  await open(null);
  expect(screen.queryByRole('link', { name: 'Open in the app' })).toBeNull();
});
