import { PROOF_REFUSALS } from '@fairlead/core/requirement/proof';
import { EICAR } from '@fairlead/providers/virus-scan/eicar';
import { signedOn } from '@fairlead/testing/journeys/staff';
import { newApplicant } from '@fairlead/testing/people';
import { photo } from '@fairlead/testing/sent-files';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { answersOf, fillForm } from './application-form.ts';
import { comesBack } from './back-and-reload.ts';
import { reach } from './borrowing.ts';
import { SAMPLED_BRANDS } from './checked-brands.ts';
import { prepare } from './prepared.ts';
import { expect, test } from './visitor.ts';

const subjectsTo = async (api: Parameters<typeof signedOn>[0], to: string) =>
  (await api.get('readInbox', { query: { to } })).map(({ subject }) => subject);

const sent = (name: string, bytes: string | Buffer, mimeType = 'application/pdf') => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});

const good = (name: string) => sent(name, Buffer.from(photo().content, 'base64'), 'image/jpeg');

/** What is wrong with a file itself, as the page says it next to the file. */
const WRONG_FILES = [
  [sent('virus.pdf', `%PDF-1.7\n${EICAR}`), 'The selected file contains a virus'],
  [sent('damaged.pdf', '%PDF-1.7\nhello'), 'This PDF is damaged'],
  [sent('damaged.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1]), 'image/jpeg'), 'The photo is damaged'],
  [sent('empty.pdf', ''), 'The selected file is empty'],
  [sent('notes.txt', 'hello', 'text/plain'), 'The selected file must be a JPG, PNG or PDF'],
] as const;

/** What is wrong with what a file shows, by the name that makes the sandbox say so. */
const WRONG_PROOFS = [
  ['blur.jpg', PROOF_REFUSALS.notReadable],
  ['half.jpg', PROOF_REFUSALS.notWhole],
  ['gym.jpg', PROOF_REFUSALS.notAccepted],
  ['old.jpg', PROOF_REFUSALS.tooOld],
  ['other.jpg', PROOF_REFUSALS.otherDetails],
] as const;

type Chosen = ReturnType<typeof sent>;

async function choose(page: Page, ...files: readonly Chosen[]): Promise<void> {
  await page.getByLabel(/^Choose (more )?files$/).setInputFiles([...files]);
  await page.getByRole('button', { name: `Remove ${files.at(-1)?.name ?? ''}` }).waitFor();
}

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();

for (const brand of SAMPLED_BRANDS) {
  test(`${brand}: a file is refused for each reason, and another is then accepted`, async ({ walk }) => {
    test.setTimeout(180_000);
    const visitor = walk(brand);
    const { page, open } = visitor;
    const borrower = await prepare(visitor, 'tasks', newApplicant('Successful', 'Accept-Identity'));
    await open(`/account/borrow/continue/proof-of-identity?id=${borrower.applicationId}`);
    await reach(page, 'Proof of identity');
    await choose(page, ...WRONG_FILES.map(([file]) => file));
    await send(page);
    for (const [{ name }, words] of WRONG_FILES)
      await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(words);
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expectAccessible(page, `${brand}, files refused`);
    for (const [{ name }] of WRONG_FILES) await page.getByRole('button', { name: `Remove ${name}` }).click();

    for (const [name, words] of WRONG_PROOFS) {
      await choose(page, good(name));
      await send(page);
      await page.getByText(words).waitFor();
      await page.reload();
      await page.getByText(words).waitFor();
    }
    await choose(page, good('passport.jpg'));
    await send(page);
    await page.getByRole('heading', { name: 'We’ve accepted your proof of identity' }).waitFor();
  });

  test(`${brand}: an applicant whom the bureau does not find gets a price after a correction`, async ({
    walk,
  }) => {
    const visitor = walk(brand);
    const { page, open } = visitor;
    const { applicationId } = await prepare(visitor, 'decided', newApplicant('Successful', 'Mismatch'));
    await open(`/account/borrow/address_mismatch?id=${applicationId}`);
    await reach(page, 'Check your name and address');
    await page.getByLabel('Last name').fill('');
    await page.getByRole('button', { name: 'Check again with these details' }).click();
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expectAccessible(page, `${brand}, address mismatch, error`);
    await page.getByLabel('Last name').fill('Accept');
    await comesBack(page, 'Check your name and address');
    await page.getByRole('button', { name: 'Check again with these details' }).click();
    await reach(page, /[Hh]ere is your price/);
    await page.goBack();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Check your name and address' })).toHaveCount(0);
  });

  test(`${brand}: an applicant who was referred is approved, by page and email`, async ({ walk }) => {
    const visitor = walk(brand);
    const { page, open, api } = visitor;
    const person = newApplicant('Successful', 'Referred');
    const { applicationId } = await prepare(visitor, 'decided', person);
    await open(`/account/borrow/continue?id=${applicationId}`);
    await reach(page, 'We’re reviewing your application');
    await expectAccessible(page, `${brand}, referred`);
    await comesBack(page, 'We’re reviewing your application');
    const { token } = await signedOn(api);
    const body = { outcome: 'approve', band: 'Good', reason: 'Three payslips were sent.' } as const;
    await api.get('decideApplication', { token, params: { id: applicationId }, body });
    await page.reload();
    await reach(page, /[Hh]ere is your price/);
    await expect.poll(() => subjectsTo(api, person.user.email)).toContain('Your price');
  });
}

test('while the bureau is slow the page says what happens, and the price comes by page and by email', async ({
  walk,
}) => {
  const visitor = walk('lendable');
  const { page, open, api } = visitor;
  const person = newApplicant('Successful', 'Slow');
  await open('/account/borrow/quote');
  await fillForm(page, answersOf(person), async () => undefined);
  await page.getByRole('button', { name: 'Apply and see my price' }).click();
  await reach(page, 'Working out your price');
  await expectAccessible(page, 'waiting for the bureau');
  await page.reload();
  await page.getByRole('button', { name: 'Apply and see my price' }).click();
  await page.getByRole('heading', { name: /[Hh]ere is your price/ }).waitFor({ timeout: 60_000 });
  await expect.poll(() => subjectsTo(api, person.user.email)).toEqual(['Your price']);
});
