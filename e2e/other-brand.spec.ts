import { expectAccessible } from './accessibility.ts';
import { reach } from './borrowing.ts';
import { prepare } from './prepared.ts';
import { expect, test, type Visitor } from './visitor.ts';

/** The same address without a brand in it: the host's own brand. */
async function openDefault({ page, address }: Visitor, path: string): Promise<void> {
  await page.goto(new URL(path, address('/')).href);
}

test('a borrower of another brand sees the sandbox and its inbox, and the way to their own', async ({
  visit,
}) => {
  const visitor = visit('asda');
  const { page } = visitor;
  const { application } = await prepare(visitor, 'signed');
  await openDefault(visitor, '/sandbox');
  await page.getByRole('heading', { name: 'Time machine' }).waitFor();
  await page.getByText('You’re signed in at Asda.').waitFor();
  await expectAccessible(page, 'the sandbox under another brand');
  await openDefault(visitor, `/sandbox/inbox?to=${encodeURIComponent(application.user.email)}`);
  await page.getByRole('link', { name: /Your price/ }).waitFor();

  await openDefault(visitor, '/sandbox');
  await page.getByRole('link', { name: 'Open the sandbox at Asda' }).click();
  await page.getByRole('button', { name: 'To the next payment' }).waitFor();
  expect(new URL(page.url()).searchParams.get('override')).toBe('asda');
});

test('an account page of another brand says where the borrower is signed in, and leads there', async ({
  visit,
}) => {
  const visitor = visit('asda');
  const { page } = visitor;
  const { loanId } = await prepare(visitor, 'signed');
  for (const path of ['/account/borrow', `/account/borrow/repay/summary?id=${loanId}`]) {
    await openDefault(visitor, path);
    await reach(page, 'You’re signed in at Asda');
  }
  await expectAccessible(page, 'an account page of another brand');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Your Asda account' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your Asda account' }).click();
  await reach(page, 'Your loan');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Asda' })).toBeVisible();
});
