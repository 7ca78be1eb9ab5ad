import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCREENS, TASK_PAGES } from '../../paths.ts';
import { Page } from '../../parts/page/Page.tsx';
import { readChoices } from '../../state/consent/consent.ts';
import { OWN_COUNTS } from '../../state/consent/third-parties.ts';
import { bodiesOf } from '../../testing/fake-api.ts';
import { openAccount, type OpenOptions } from '../../testing/open-account.tsx';
import { browserIsIdle, services } from '../../testing/outside-services.ts';
import { SIGNED_IN } from '../../testing/render-screen.tsx';

const SCREENS_HERE = Object.fromEntries(
  [SCREENS.form, SCREENS.login, TASK_PAGES.bankDetails, SCREENS.requested].map((path) => [
    path,
    { Component: () => <Page title="Here">Words</Page> },
  ]),
);

const SETTINGS = { thirdParties: { statistics: 'GTM-TEST', chat: 'chat1' }, asksConsent: true };

function open(options: Partial<OpenOptions> = {}) {
  browserIsIdle();
  return openAccount(SCREENS_HERE, { at: SCREENS.form, settings: SETTINGS, ...options });
}

const accept = () => screen.findByRole('button', { name: /Accept/ });

// A service is started once, so the only test that starts them is the last.
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

  test('count each screen by its pattern, once the reader has agreed to statistics', async () => {
    const { user, sent, router } = open({
      settings: { ...SETTINGS, countsPageViews: true, thirdParties: { statistics: OWN_COUNTS } },
      replies: { recordPageView: { data: { '@type': 'page-view', page: SCREENS.form } } },
    });
    const counted = () => bodiesOf(sent, 'recordPageView').map(({ page }) => page);
    await user.click(await accept());
    await waitFor(() => expect(counted()).toEqual([SCREENS.form]));
    for (const next of [
      '/account/borrow/requested/01a1f866-0d00-742c-8dbe-984679d2ac53',
      TASK_PAGES.bankDetails,
      SCREENS.login,
    ])
      await act(() => router.navigate(next));
    expect(counted()).toEqual([SCREENS.form, SCREENS.requested]);
    expect(services()).toEqual([]);
  });

  test('are not loaded on the page that the link in an email opens', async () => {
    document.cookie = 'consent=2.statistics:yes.chat:yes; Path=/; Secure';
    open({ at: SCREENS.login, settings: { ...SETTINGS, asksConsent: false } });
    await screen.findByText('Words');
    expect(services()).toEqual([]);
  });

  test('that are agreed to are loaded, and the chat receives who is signed in, signed by the server', async () => {
    const { user, sent } = open({
      cookie: SIGNED_IN,
      replies: { readChatHash: { data: { '@type': 'hmac', hmac: 'f'.repeat(64) } } },
    });
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
