import { BRANDS } from '@fairlead/brands/brands';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Choices } from '../../state/consent/consent.ts';
import { readChoices } from '../../state/consent/consent.ts';
import type { PublicPageProps } from '../../parts/public/public-page.ts';
import { OWN_COUNTS } from '../../state/consent/third-parties.ts';
import { aPublicPage } from '../../testing/a-public-page.ts';
import { showPage, submissionOf } from '../../testing/show-page.ts';
import { CookiesPage } from './CookiesPage.tsx';
import { answerCookies } from './server/answer-cookies.ts';

const CONFIGURED = { statistics: 'GTM-TEST', chat: 'chat1' } as const;

function pageAt(address: string, choices: Choices = {}) {
  const page = aPublicPage(BRANDS.asda, address);
  return { ...page, choices, settings: { ...page.settings, thirdParties: CONFIGURED } };
}

const choiceOf = (name: RegExp) => within(screen.getByRole('group', { name })).getAllByRole('radio');

async function save(choices: Choices, choose: (user: ReturnType<typeof userEvent.setup>) => Promise<void>) {
  const user = userEvent.setup();
  const page = pageAt('/cookies', choices);
  showPage(<CookiesPage {...page} />);
  await choose(user);
  const button = screen.getByRole('button', { name: 'Save your choices' });
  const sent = submissionOf(button.closest('form')!);
  await user.click(button);
  return answerCookies({ form: await sent, page, headers: new Headers(), callApi: null });
}

const keptBy = (answer: Awaited<ReturnType<typeof save>>): Choices =>
  readChoices('cookies' in answer ? (answer.cookies[0] ?? null) : null);

describe('the choices about cookies', () => {
  test('are all refused until the reader agrees', () => {
    showPage(<CookiesPage {...pageAt('/cookies')} />);
    const radios = screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked);
    expect(radios.slice(0, 4)).toEqual([false, true, false, true]);
  });

  test('are saved one by one, and the page says so', async () => {
    const answer = await save({}, async (user) => {
      await user.click(choiceOf(/visits|statistics/i)[0]!);
    });
    expect(keptBy(answer)).toEqual({ statistics: true, chat: false });
    const address = 'seeOther' in answer ? answer.seeOther : '';
    showPage(<CookiesPage {...pageAt(address, keptBy(answer))} />);
    expect(screen.getByRole('status', { name: 'Your choices are saved' })).toBeDefined();
  });

  test('can be taken back', async () => {
    const answer = await save({ statistics: true, chat: true }, async (user) => {
      await user.click(choiceOf(/chat/i)[1]!);
    });
    expect(keptBy(answer)).toEqual({ statistics: true, chat: false });
  });

  test('say whether the reader sees versions that are compared', async () => {
    const user = userEvent.setup();
    showPage(<CookiesPage {...pageAt('/cookies')} takesPart={false} />);
    const [yes, no] = choiceOf(/versions/i) as HTMLInputElement[];
    expect([yes?.checked, no?.checked]).toEqual([false, true]);
    await user.click(yes!);
    const button = screen.getByRole('button', { name: 'Save this choice' });
    const sent = submissionOf(button.closest('form')!);
    await user.click(button);
    expect(Object.fromEntries(await sent)).toEqual({ experiments: 'yes', cookies: 'experiments' });
  });

  test.each([
    ['motor', /choose which version of a page you see before you’re signed in/, 1],
    ['asda', /We use it for nothing else/, 0],
  ] as const)('say what the number of the browser is for: %s', (brand, purpose, named) => {
    showPage(<CookiesPage {...aPublicPage(BRANDS[brand], '/cookies')} />);
    const row = screen.getByRole('rowheader', { name: /^lifetime-id/ }).closest('tr')!;
    expect(row.textContent).toMatch(purpose);
    expect(screen.queryAllByText(/store it with the lifetime-id of this browser/)).toHaveLength(named);
  });

  test('say who counts: an outside service, the brand, or both', () => {
    const hintWith = (settings: Partial<PublicPageProps['settings']>): string => {
      const page = pageAt('/cookies');
      document.body.innerHTML = '';
      showPage(<CookiesPage {...page} settings={{ ...page.settings, ...settings }} />);
      return screen.getByRole('group', { name: 'Statistics' }).textContent;
    };
    const own = { countsPageViews: true, thirdParties: { statistics: OWN_COUNTS } };
    expect(hintWith({})).toMatch(/^(?=.*Google Analytics)(?!.*We count)/);
    expect(hintWith({ countsPageViews: true })).toMatch(/^(?=.*Google Analytics)(?=.*We count)/);
    expect(hintWith(own)).toMatch(/^(?!.*Google Analytics)(?=.*We count)/);
    expect(screen.queryByText(/_ga/)).toBeNull();
  });

  test('are none where the site keeps only what it needs', () => {
    showPage(<CookiesPage {...aPublicPage(BRANDS.asda, '/cookies')} />);
    expect(screen.queryByRole('button', { name: 'Save your choices' })).toBeNull();
    expect(screen.getByRole('table', { name: /needs to work/ })).toBeDefined();
  });
});
