import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { bodiesOf, fakeApi } from '../../testing/fake-api.ts';
import { browserIsIdle, services } from '../../testing/outside-services.ts';
import { readChoices } from './consent.ts';

const BANNER = `
  <script data-third-parties='{"statistics":"GTM-TEST","chat":"chat1"}' type="application/json"></script>
  <form data-cookie-banner>
    <button name="cookies" value="accept">Accept</button>
    <button name="cookies" value="reject">Reject</button>
  </form>
  <main id="main" tabindex="-1">Words</main>`;

/** A public page with the module, whose services start as soon as the browser is idle, which it is. */
async function open(content = BANNER): Promise<void> {
  document.body.innerHTML = content;
  browserIsIdle();
  vi.resetModules();
  await import('./consent-module.ts');
}

describe('the cookie question of a public page', () => {
  test('loads nothing from outside before it is answered', async () => {
    await open();
    expect(services()).toEqual([]);
  });

  test('that is accepted is kept, goes away, and starts what was agreed to', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(readChoices(document.cookie)).toEqual({ statistics: true, chat: true });
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    expect(services()).toEqual(['www.googletagmanager.com', 'widget.intercom.io']);
    expect(document.activeElement?.id).toBe('main');
    expect(screen.getByRole('status').textContent).not.toBe('');
  });

  test('that is refused is kept, and loads nothing', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
    expect(readChoices(document.cookie)).toEqual({ statistics: false, chat: false });
    expect(services()).toEqual([]);
  });

  test('that is refused takes away what services left before', async () => {
    document.cookie = '_ga=old; Path=/';
    document.cookie = 'kept=1; Path=/';
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
    expect(document.cookie).not.toContain('_ga=');
    expect(document.cookie).toContain('kept=1');
  });

  test('that was answered before starts what was agreed to then', async () => {
    document.cookie = 'consent=2.statistics:yes.chat:no; Path=/; Secure';
    await open();
    expect(services()).toEqual(['www.googletagmanager.com']);
  });
});

describe('a view of a public page', () => {
  const COUNTED = BANNER.replace(
    '<script ',
    `<script data-page-view='{"page":"/contact","brandId":"asda","apiPlaces":{"productApiUrl":null,"sharedApiUrl":null}}' `,
  );
  const accepted = () => void (document.cookie = 'consent=2.statistics:yes.chat:no; Path=/; Secure');

  test('is counted by its pattern and its marketing parameters once the visitor has agreed', async () => {
    const sent = fakeApi({ recordPageView: { data: { '@type': 'page-view', page: '/contact' } } });
    history.replaceState(null, '', '/contact?utm_source=newsletter&utm_term=ann@mail.example&id=1');
    await open(COUNTED);
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(bodiesOf(sent, 'recordPageView')).toEqual([{ page: '/contact', utm_source: 'newsletter' }]);
    const names = [...sent[0]!.headers.keys()].map((name) => name.toLowerCase());
    expect(names.toSorted()).toEqual(['content-type', 'x-brand']);
  });

  test('is not counted after a no, nor where the deployment does not count', async () => {
    const sent = fakeApi({ recordPageView: { data: { '@type': 'page-view', page: '/contact' } } });
    await open(COUNTED);
    fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
    accepted();
    await open(BANNER);
    expect(sent).toEqual([]);
  });
});
