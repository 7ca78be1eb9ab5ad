import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { SAMPLED_BRANDS } from './checked-brands.ts';
import { reach } from './borrowing.ts';
import { prepare } from './prepared.ts';
import { expect, test as usual } from './visitor.ts';

const test = usual.extend({ site: async ({ serverWithServices }, use) => use(serverWithServices) });

/** Mounts a frame as Stripe.js does, and takes any card for complete once it is asked to. */
const STRIPE_JS = `
  window.Stripe = Object.assign(() => ({
    elements: () => ({
      create: () => ({
        mount(host) {
          const frame = document.createElement('iframe');
          frame.src = 'https://js.stripe.com/endive/card.html';
          frame.title = 'Secure card payment input frame';
          frame.width = '100%';
          frame.height = '20';
          host.append(frame);
        },
        destroy() {},
        on() {},
      }),
    }),
  }), { version: 'endive' });
`;

/** What the page asks Stripe for, in place of Stripe. */
async function asStripe(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://js.stripe.com/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    asked.push(pathname + search);
    await (pathname.endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: STRIPE_JS })
      : route.fulfill({ contentType: 'text/html', body: '<input aria-label="Card number">' }));
  });
  return asked;
}

for (const brand of SAMPLED_BRANDS) {
  test(`${brand}: card fields come in Stripe’s frame, and no page before loads anything of it`, async ({
    visit,
  }) => {
    const visitor = visit(brand);
    const { page, open } = visitor;
    const asked = await asStripe(page);
    const borrower = await prepare(visitor, 'paid out');
    await open(`/account/borrow/repay/payment?id=${borrower.loanId}`);
    await reach(page, 'Make a payment');
    await page.getByLabel(/^How much/).fill('100');
    await page.getByLabel('Card, now').check();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Pay £100 by card' }).click();
    await reach(page, 'Pay £100 by card');
    await page.frameLocator('.card-fields iframe').getByLabel('Card number').waitFor();
    expect(asked[0]).toBe('/endive/stripe.js?advancedFraudSignals=false');
    await page.getByRole('button', { name: 'Pay £100' }).click();
    await page.getByRole('link', { name: 'Enter your card details' }).waitFor();
    await expectAccessible(page, `${brand}, card fields`);
  });
}
