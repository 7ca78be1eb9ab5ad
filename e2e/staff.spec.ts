import { applied } from '@fairlead/testing/journeys/applying';
import { waitingIncome, waitingProof } from '@fairlead/testing/journeys/proofs';
import { newApplicant } from '@fairlead/testing/people';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { signIn } from './prepared.ts';
import { expect, test, type Visitor } from './visitor.ts';

/** Signs on at the identity provider of the sandbox, as one of its two people. */
async function signOn({ page, open }: Visitor, person: string): Promise<void> {
  await open('/auth/oidc/sso-start');
  await expect(page.getByRole('heading', { name: 'Who is signing in?' })).toBeVisible();
  expect(new URL(page.url()).hostname).toBe('127.0.0.1');
  await page.getByRole('button', { name: person }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff home' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
}

const forbidden = (page: Page) => page.getByRole('heading', { level: 1, name: 'You can’t see this page' });

test('an underwriter signs on, approves an application in a band, and signs out', async ({ visit }) => {
  const visitor = visit('lendable');
  const { page, api } = visitor;
  const { applicationId, token } = await applied(api, newApplicant('Rita', 'Referred'));
  await signOn(visitor, 'Uma Underwriter');
  await expect(page.getByText('You are Uma Underwriter, underwriter')).toBeVisible();
  await expectAccessible(page, 'staff home');

  await page.locator(`a[href$="${applicationId}"]`).click();
  await expect(page.getByText('Rita Referred')).toBeVisible();
  await expectAccessible(page, 'staff application');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('alert')).toContainText('Give your reason');
  await page.getByLabel('Good').check();
  await page.getByLabel('Your reason, for colleagues').first().fill('The payslips confirm the income.');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { name: 'The decision is recorded' })).toBeVisible();
  const { state } = await api.get('readApplication', { token, params: { id: applicationId } });
  expect(state).toBe('Quoted');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible();
  await visitor.open('/staff');
  await expect(page.getByRole('heading', { name: 'Who is signing in?' })).toBeVisible();
});

test('an underwriter looks at a proof and refuses it, and the borrower sends another', async ({ visit }) => {
  const visitor = visit('lendable');
  const { page, api } = visitor;
  const borrower = await waitingProof(api);
  await signOn(visitor, 'Uma Underwriter');
  await page.locator(`a[href$="${borrower.identity}"]`).click();
  await expect(page.getByText('Successful Accept-Identity')).toBeVisible();
  const photo = page.getByRole('img', { name: 'The photo wait.jpg' });
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(4);
  await page.getByLabel(/^It is out of date/).check();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('heading', { name: 'The decision is recorded' })).toBeVisible();
  await page.context().clearCookies();
  await signIn(visitor, borrower);
  await visitor.open(`/account/borrow/continue/proof-of-identity?id=${borrower.applicationId}`);
  await expect(page.getByText('It is out of date. Send a newer one.')).toBeVisible();
});

test('an underwriter accepts a payslip with a lower income, and the borrower is offered less', async ({
  visit,
}) => {
  const visitor = visit('lendable');
  const { page, api } = visitor;
  const borrower = await waitingIncome(api);
  await signOn(visitor, 'Uma Underwriter');
  await page.locator(`a[href$="${borrower.income}"]`).click();
  const income = page.getByLabel('Monthly income after tax shown, in pounds');
  await expect(income).toHaveValue('2600.00');
  await income.fill('about 1400');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('The income must be a number of pounds, like 1,800').first()).toBeVisible();
  await expectAccessible(page, 'staff proof with an error');
  await income.fill('1,400');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('heading', { name: 'The decision is recorded' })).toBeVisible();
  await page.context().clearCookies();
  await signIn(visitor, borrower);
  await visitor.open(`/account/borrow/continue?id=${borrower.applicationId}`);
  await page.getByRole('link', { name: 'A smaller loan' }).click();
  await page.getByRole('button', { name: /^Accept £/ }).click();
  await expect(page.getByText(/^You accepted £[\d,]+ over 36 months$/)).toBeVisible();
});

test('an adviser reads and looks up, and opens nothing of a borrower', async ({ visit }) => {
  const visitor = visit('lendable');
  const { page, api } = visitor;
  const { applicationId } = await applied(api, newApplicant('Rita', 'Referred'));
  await signOn(visitor, 'Rhys Reader');
  await page.locator(`a[href$="${applicationId}"]`).click();
  await expect(page.getByText('Only an underwriter can decide it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Staff home' }).click();
  await page.getByLabel('Reference of a loan or an application').fill(applicationId);
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rita Referred' })).toBeVisible();
  await expectAccessible(page, 'staff borrower');

  const answer = await page.goto(visitor.address('/account/borrow'));
  expect(answer?.status()).toBe(403);
  const needAccount = ['/contact-settings', '/view-document?url=/loans/1/contract.pdf', '/account/messages'];
  const forAnyone = ['/login', '/account/borrow/quote', '/sandbox'];
  const statusOf = async (path: string) => (await page.request.get(visitor.address(path))).status();
  expect(await Promise.all(needAccount.map(statusOf))).toEqual([403, 403, 403]);
  expect(await Promise.all(forAnyone.map(statusOf))).toEqual([200, 200, 200]);
  await expect(forbidden(page)).toBeVisible();
  await page.getByRole('link', { name: 'Go to the staff home' }).click();
  await expect(page).toHaveURL(/\/staff$/);
});

test('a borrower opens nothing of staff', async ({ visit }) => {
  const visitor = visit('lendable');
  const { page, api } = visitor;
  await signIn(visitor, await applied(api));
  const answer = await page.goto(visitor.address('/staff'));
  expect(answer?.status()).toBe(403);
  await expect(forbidden(page)).toBeVisible();
  await expectAccessible(page, 'not authorized');
  await expect(page.getByRole('link', { name: 'staff sign-in' })).toHaveAttribute(
    'href',
    '/auth/oidc/sso-start',
  );
});
