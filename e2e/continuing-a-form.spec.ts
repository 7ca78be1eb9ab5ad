import type { BrandId } from '@fairlead/brands/brand';
import { IS_NIGHTLY } from '../scripts/nightly.ts';
import { newApplicant } from '@fairlead/testing/people';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { answersOf, formAddress, FORM_PAGES, type FormPage } from './application-form.ts';
import { comesBack } from './back-and-reload.ts';
import { reach } from './borrowing.ts';
import { expect, test, untilScripted, visitorOf, type Visitor } from './visitor.ts';

const BRANDS: readonly BrandId[] = IS_NIGHTLY ? ['lendable', 'asda'] : ['asda'];

/** Where the applicant stops. */
const STOPPED_AT = 'Your home and household';

const SUBJECT = 'Continue your application';

const stoppedAt = FORM_PAGES.findIndex(({ title }) => title === STOPPED_AT);

async function fill(page: Page, pages: readonly FormPage[], answers: ReturnType<typeof answersOf>) {
  for (const { title, button = 'Continue', answer } of pages) {
    await reach(page, title);
    await answer(page, answers);
    await page.getByRole('button', { name: button, exact: true }).click();
  }
}

/** Opens the link of the email in the sandbox’s inbox, after the scanner of a mailbox has looked at it. */
async function openLink({ page, open, address }: Visitor, email: string): Promise<string> {
  await open(`/sandbox/inbox?to=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: SUBJECT }).first().click();
  const link = page.getByRole('link', { name: /\/quote\/continue\?token=/ });
  const { pathname, search } = new URL((await link.getAttribute('href')) ?? '');
  for (const method of ['HEAD', 'GET', 'GET'])
    await page.request.fetch(address(pathname + search), { method });
  await link.click();
  await reach(page, SUBJECT);
  return pathname + search;
}

for (const brand of BRANDS) {
  test(`${brand}: a form that was stopped on one device is continued and sent on another`, async ({
    visit,
    site,
    browser,
  }) => {
    const visitor = visit(brand);
    const { api } = visitor;
    const person = newApplicant('Successful', 'Accept');
    const answers = answersOf(person);
    const emails = async () => (await api.get('readInbox', { query: { to: answers.email } })).length;

    await visitor.page.goto(await formAddress(visitor));
    await untilScripted(visitor.page);
    await fill(visitor.page, FORM_PAGES.slice(0, stoppedAt), answers);
    await reach(visitor.page, STOPPED_AT);
    await visitor.page.getByText('Your answers are saved.').waitFor();
    await visitor.page.getByRole('button', { name: 'Email me a link to continue later' }).click();
    await visitor.page.getByText(`We’ve emailed a link to ${answers.email}`).waitFor();
    await expectAccessible(visitor.page, `${brand}, a saved form`);
    await expect.poll(emails).toBe(1);
    await visitor.page.close();

    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const other = visitorOf(await context.newPage(), site.url, brand);
    const { page } = other;
    const link = await openLink(other, answers.email);
    await untilScripted(page);
    await expectAccessible(page, `${brand}, the page of a link to a saved form`);
    expect(new URL(page.url()).searchParams.has('token')).toBe(false);
    await page.getByRole('button', { name: 'Continue' }).click();
    await reach(page, STOPPED_AT);
    await comesBack(page, STOPPED_AT);
    await fill(page, FORM_PAGES.slice(stoppedAt), answers);
    await reach(page, 'Check your details before applying');
    await comesBack(page, 'Check your details before applying');
    for (const answer of ['Successful Accept', answers.email, 'Harbour pilot', '12/04/1988'])
      await page.getByText(answer).first().waitFor();
    await page.getByRole('button', { name: 'Apply and see my price' }).click();
    await reach(page, /[Hh]ere is your price/);

    const before = await emails();
    await other.open(link);
    await page.getByRole('button', { name: 'Continue' }).click();
    await reach(page, 'This link can no longer be used');
    await expectAccessible(page, `${brand}, a used link to a saved form`);
    await page.getByRole('button', { name: 'Email me a new link' }).click();
    await reach(page, 'Check your email');
    const token = new URL(link, site.url).searchParams.get('token') ?? '';
    const gone = await api.call('continueDraft', { body: { token, key: token } });
    expect(gone.error?.type).toBe('draftLinkNotUsable');
    expect(await emails(), 'nothing is saved any more').toBe(before);
    await context.close();
  });
}

test('the time machine shows the reminder of a form that was left', async ({ visit }) => {
  const visitor = visit('lendable');
  const { page, open, api } = visitor;
  const answers = answersOf(newApplicant('Successful', 'Accept'));
  await page.goto(await formAddress(visitor));
  await untilScripted(page);
  await fill(page, FORM_PAGES.slice(0, 4), answers);
  await page.getByText('Your answers are saved.').waitFor();
  await api.get('advanceTime', { body: { days: 1 } });
  await open(`/sandbox/inbox?to=${encodeURIComponent(answers.email)}`);
  await page.getByRole('link', { name: SUBJECT }).first().click();
  await page.getByText('You got as far as your address.').first().waitFor();
  await page
    .getByText(/press “Stop these emails”/)
    .first()
    .waitFor();
});
