import { BRANDS } from '@fairlead/brands/brands';
import { CHECKED_BRANDS } from './checked-brands.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test, type Visitor } from './visitor.ts';

const REFERENCE = /^[A-Z2-9]{10}$/;

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel('Your name').fill('Wilma Writer');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Payments').check();
  await page.getByLabel('Your message').fill('Can I pay on another day?\n\nThe 14th would suit me.');
}

/** The reference that the page shows: sent, and the focus is on the words that say so. */
async function confirmed({ page }: Visitor): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: 'Message sent' })).toBeFocused();
  const reference = await page.getByText('Your reference is').locator('strong').innerText();
  expect(reference).toMatch(REFERENCE);
  return reference;
}

/** The subjects of what has reached the brand about a message. The worker sends it a moment after the answer. */
async function arrivedOf({ api, brand }: Visitor, reference: string): Promise<string[]> {
  const { support } = BRANDS[brand].dictionary.contactEmails;
  const messages = await api.get('readInbox', { query: { to: support } });
  return messages.map(({ subject }) => subject).filter((subject) => subject.includes(reference));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'a visitor who writes' : 'a visitor who writes without script', () => {
    test.use({ javaScriptEnabled });

    const email = `writer-${javaScriptEnabled ? 'with' : 'without'}-script@mail.example`;

    test('corrects the message and is given a reference', async ({ visit }) => {
      const visitor = visit('asda');
      const { page, open } = visitor;
      await open('/contact');
      await page.getByLabel('Your name').fill('Wilma Writer');
      await send(page);

      const summary = page.getByRole('alert');
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('listitem')).toHaveText([
        'Enter your email address',
        'Select what your message is about',
        'Enter your message',
      ]);
      await expect(page).toHaveTitle(/^Error: Contact us/);
      await expect(page.getByLabel('Your name')).toHaveValue('Wilma Writer');
      await summary.getByRole('link', { name: 'Select what your message is about' }).click();
      await expect(page.getByLabel('Difficulty paying')).toBeFocused();

      await fill(page, email);
      await send(page);
      const reference = await confirmed(visitor);
      await expect.poll(() => arrivedOf(visitor, reference)).toEqual([`Payments: message ${reference}`]);

      await page.reload();
      await expect(page.getByText(`Your reference is ${reference}`)).toBeVisible();
      expect(await arrivedOf(visitor, reference)).toHaveLength(1);
    });

    test('sends the same words twice and learns that they are one message', async ({ visit }) => {
      const visitor = visit('vanquis');
      const { page, open } = visitor;
      const references: string[] = [];
      for (let time = 0; time < 2; time += 1) {
        await open('/contact');
        await fill(page, email);
        await send(page);
        references.push(await confirmed(visitor));
      }
      const [first = '', second] = references;
      expect(second).toBe(first);
      await expect.poll(() => arrivedOf(visitor, first)).toHaveLength(1);
    });
  });
}

test('a message to the brand is in the inbox of the sandbox', async ({ visit }) => {
  const visitor = visit('thinkmoney');
  const { page, open } = visitor;
  await open('/contact');
  await fill(page, 'reader@mail.example');
  await send(page);
  const reference = await confirmed(visitor);
  await open('/sandbox/inbox');
  await expect(page.getByText(`Payments: message ${reference}`).first()).toBeVisible();
  await expect(page.getByText(`We have your message ${reference}`).first()).toBeVisible();
});

for (const brand of CHECKED_BRANDS.filter((id) => BRANDS[id].switches.contactUsForm)) {
  test(`the form of ${brand} is accessible, corrected or sent`, async ({ walk }) => {
    const visitor = walk(brand);
    const { page, open } = visitor;
    await open('/contact');
    await send(page);
    await expect(page.getByRole('alert')).toBeFocused();
    await expectAccessible(page, `${brand}, contact with errors`);
    await fill(page, `${brand}@mail.example`);
    await send(page);
    await confirmed(visitor);
    await expectAccessible(page, `${brand}, message sent`);
  });
}

test('a message that is too long comes back whole', async ({ visit }) => {
  const { page, open } = visit('postoffice');
  await open('/contact');
  await fill(page, 'long@mail.example');
  const long = 'A long message. '.repeat(1_000);
  await page.getByLabel('Your message').fill(long);
  await send(page);
  await expect(page.getByRole('alert')).toContainText('Message must be 3,000 characters or less');
  await expect(page.getByLabel('Your message')).toHaveValue(long);
});

test('a brand without the form says how else to reach it', async ({ visit }) => {
  const { page, open } = visit('lendable');
  await open('/contact');
  await expect(page.getByRole('heading', { name: 'Ways to reach us' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send message' })).toHaveCount(0);
});
