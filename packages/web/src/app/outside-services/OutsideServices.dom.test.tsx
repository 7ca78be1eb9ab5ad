import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SCREENS } from '../../paths.ts';
import { Page } from '../../parts/page/Page.tsx';
import { readChoices } from '../../state/consent/consent.ts';
import { aUser } from '../../testing/borrowers.ts';
import { fakeApi, type Replies } from '../../testing/fake-api.ts';
import { openAccount } from '../../testing/open-account.tsx';
import { SIGNED_IN } from '../../testing/render-screen.tsx';

const VISIT = {
  '@type': 'session',
  id: '01a1f8e9-0000-7000-8000-0000000000a1',
  lifetimeId: '01a1f8e9-0000-7000-8000-0000000000a2',
} as const;

const SCREENS_HERE = Object.fromEntries(
  [SCREENS.form, SCREENS.login, SCREENS.bankDetails].map((path) => [
    path,
    { Component: () => <Page title="Here">Words</Page> },
  ]),
);

const SETTINGS = { thirdParties: { statistics: 'GTM-TEST', chat: 'chat1' }, asksConsent: true };

type Opening = Partial<Parameters<typeof openAccount>[1]>;

function open(options: Opening = {}, replies: Replies = {}) {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  const sent = fakeApi({ initializeSession: { data: VISIT }, readUser: { data: aUser() }, ...replies });
  return { sent, ...openAccount(SCREENS_HERE, { at: SCREENS.form, settings: SETTINGS, ...options }) };
}

const services = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).host);
const accept = () => screen.findByRole('button', { name: /Accept/ });

// A service is started once, so the only test that starts them is the last.
beforeEach(() => {
  for (const script of document.head.querySelectorAll('script')) script.remove();
});

describe('services from outside on an account page', () => {
  test('are asked about, and not loaded before the answer', async () => {
    open();
    expect(await accept()).toBeDefined();
    expect(services()).toEqual([]);
  });

  test('that are refused are not loaded, and the question goes away', async () => {
    const { user } = open();
    await accept();
    await user.click(screen.getByRole('button', { name: /Reject/ }));
    expect(readChoices(document.cookie)).toEqual({ statistics: false, chat: false });
    expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
    expect(services()).toEqual([]);
    expect(document.activeElement?.id).toBe('main');
  });

  test('are not loaded on the page that the link in an email opens', async () => {
    document.cookie = 'consent=1.statistics:yes.chat:yes; Path=/; Secure';
    open({ at: SCREENS.login, settings: { ...SETTINGS, asksConsent: false } });
    await screen.findByText('Words');
    expect(services()).toEqual([]);
  });

  test('that are agreed to are loaded, and the chat receives who is signed in, signed by the server', async () => {
    const { user, sent } = open(
      { cookie: SIGNED_IN },
      { readChatHash: { data: { '@type': 'hmac', hmac: 'f'.repeat(64) } } },
    );
    await user.click(await accept());
    await waitFor(() => {
      expect(services()).toEqual(['www.googletagmanager.com', 'widget.intercom.io']);
    });
    expect(window.intercomSettings).toMatchObject({
      app_id: 'chat1',
      name: 'Ada',
      user_hash: 'f'.repeat(64),
    });
    expect(sent.map(({ endpoint }) => endpoint)).toContain('readChatHash');
  });
});
