import { BRANDS } from '@fairlead/brands/brands';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '../../paths.ts';
import type { Application } from '../../resources/loan-application.ts';
import { anApplication, APPLICATION_ID, withDocuments } from '../../testing/applications.ts';
import { openApplication } from '../../testing/open-application.tsx';
import { figure, heading } from '../../testing/render-screen.tsx';
import ContinueScreen from './ContinueScreen.tsx';

const open = (application: Application, options?: Parameters<typeof openApplication>[3]) =>
  openApplication(SCREENS.continue, ContinueScreen, application, options);

const tasks = async () => {
  const opened = await heading('Complete your application');
  const list = within(opened.closest('main')!).getAllByRole('list')[0]!;
  return within(list).getAllByRole('listitem');
};

const linkIn = (task: HTMLElement) => within(task).queryByRole('link')?.getAttribute('href');

describe('the tasks of an application', () => {
  test('begin with the bank account and the payment day, in any order', async () => {
    open(anApplication());
    expect((await tasks()).map(linkIn)).toEqual([
      `/account/borrow/continue/bank-details?id=${APPLICATION_ID}`,
      `/account/borrow/continue/payment-day?id=${APPLICATION_ID}`,
      undefined,
      undefined,
    ]);
    expect(screen.getByText(/^0 of 4 done/)).toBeDefined();
    expect(screen.getByText(figure('£253.34'))).toBeDefined();
  });

  test('end with the signature, when everything is read', async () => {
    open(withDocuments(3));
    expect(linkIn((await tasks()).at(-1)!)).toBe(`/account/borrow/continue/sign?id=${APPLICATION_ID}`);
    expect(screen.getByText(/^3 of 4 done/)).toBeDefined();
    expect(screen.getByText(figure('£252.84')), 'the price of the documents').toBeDefined();
  });

  test('can be left for now', async () => {
    const { user, address } = open(anApplication(), {
      replies: { declineToRequest: { data: anApplication({ state: 'Unrequested' }) } },
    });
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/unrequested/${APPLICATION_ID}`);
  });

  test('say why they could not be left', async () => {
    const { user } = open(anApplication(), {
      replies: { declineToRequest: { refusal: 'applicationNotOpen' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(await screen.findByRole('status')).toBeDefined();
  });
});

describe('the first sentences of the tasks', () => {
  const lead = async () => {
    const { nextElementSibling: first } = await heading('Complete your application');
    return `${first?.textContent} ${first?.nextElementSibling?.textContent}`;
  };
  const seed = (value: string) =>
    ({ readSeed: { data: { '@type': 'seed', name: 'task-list-lead', seed: value } } }) as const;

  test.each([
    ['progress-first', /^0 of 4 done, about 17 minutes left\. You can leave/],
    ['pause-first', /^You can leave and come back.* 0 of 4 done, about 17 minutes left\.$/],
    ['a version of tomorrow', /^0 of 4 done/],
  ])('are those of the borrower’s seed: %s', async (value, words) => {
    const { sent } = open(anApplication(), { replies: seed(value) });
    expect(await lead()).toMatch(words);
    expect(sent.filter(({ endpoint }) => endpoint === 'readSeed')).toHaveLength(1);
  });

  test.each([{ refusal: 'internalError' }, 'no connection', 'no answer yet'] as const)(
    'are the usual ones where the seed cannot be read: %o',
    async (reply) => {
      open(anApplication(), { replies: { readSeed: reply } });
      expect(await lead()).toMatch(/^0 of 4 done/);
    },
  );

  test('are the usual ones, and no seed is asked for, where the reader chose so', async () => {
    document.cookie = 'experiments=off; Path=/';
    const { sent } = open(anApplication(), { replies: seed('pause-first') });
    expect(await lead()).toMatch(/^0 of 4 done/);
    expect(sent.map(({ endpoint }) => endpoint)).not.toContain('readSeed');
  });
});

describe('an application without tasks', () => {
  test('that is referred says who reviews it and what follows', async () => {
    open(anApplication({ state: 'Referred', quote: null }));
    expect(
      await screen.findByRole('heading', { level: 1, name: /reviewing your application/ }),
    ).toBeDefined();
    expect(screen.getByText(/We’ll email you/)).toBeDefined();
  });

  test.each([
    ['review', /^We’re checking a few things/],
    ['too-little-history', /^There isn’t enough on your credit file/],
  ] as const)('that is referred for %s says why', async (referredFor, why) => {
    open(anApplication({ state: 'Referred', referredFor, quote: null }));
    expect(await screen.findByText(why)).toBeDefined();
  });

  test('that has expired leads to a new offer', async () => {
    open(anApplication({ state: 'Expired' }));
    const link = await screen.findByRole('link', { name: 'Get a new offer' });
    expect(link.getAttribute('href')).toBe('/account/borrow/quote');
  });

  test('that has expired leads to a partner and the prices where a brand has its applications from there', async () => {
    open(anApplication({ state: 'Expired' }), { brand: BRANDS.thinkmoney });
    expect(await screen.findByText(/comparison partners/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'See our prices' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('link', { name: 'Get a new offer' })).toBeNull();
  });

  test('that does not belong to the borrower is not found', async () => {
    open(anApplication(), { replies: { readApplication: { refusal: 'notFound' } } });
    expect(await screen.findByRole('heading', { name: 'We couldn’t find that' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
