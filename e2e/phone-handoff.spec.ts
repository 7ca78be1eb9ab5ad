import type { BrandId } from '@fairlead/brands/brand';
import { IS_NIGHTLY } from '../scripts/nightly.ts';
import { newApplicant } from '@fairlead/testing/people';
import { photo } from '@fairlead/testing/sent-files';
import type { Browser, Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { expectAccessible } from './accessibility.ts';
import { comesBack } from './back-and-reload.ts';
import { faultsOf } from './faults.ts';
import { PHONE } from './phone.ts';
import { makeBorrower, signIn } from './prepared.ts';
import { DESKTOP, expect, test, untilScripted, type Visitor } from './visitor.ts';

test.use(DESKTOP);

const BRANDS: readonly BrandId[] = IS_NIGHTLY ? ['lendable', 'asda'] : ['asda'];

const picture = (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(photo().content, 'base64'),
});

/** A borrower on a computer who is asked for a proof of identity, with the code for a phone on the screen. */
async function codeShown(visitor: Visitor): Promise<void> {
  const { page, open } = visitor;
  const who = newApplicant('Successful', 'Accept-Identity-Address');
  const borrower = await makeBorrower(visitor, 'tasks', who);
  await signIn(visitor, borrower);
  await open(`/account/borrow/continue/proof-of-identity?id=${borrower.applicationId}`);
  await untilScripted(page);
  await page.getByRole('button', { name: 'Use my phone instead' }).click();
  await page.getByRole('img', { name: /^QR code/ }).waitFor();
}

/** The address in the code, read from the screen as a phone reads it. */
async function scanned(page: Page): Promise<string> {
  const png = await page.getByRole('img', { name: /^QR code/ }).screenshot({ animations: 'disabled' });
  const { data, info } = await sharp(png)
    .resize(600)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) });
}

/** Another browser, which has no session of the borrower. */
async function openPhone(browser: Browser, address: string) {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const faults = await faultsOf(page);
  await page.goto(address);
  await page.getByRole('heading', { name: 'Send photos from this phone' }).waitFor();
  await untilScripted(page);
  return { page, context, faults };
}

async function sendPhoto(page: Page, name: string): Promise<void> {
  await page.getByLabel('Choose files').setInputFiles(picture(name));
  await page.getByRole('button', { name: `Remove ${name}` }).waitFor();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

for (const brand of BRANDS)
  test(`${brand}: a proof that is begun on a computer is photographed with a phone`, async ({
    visit,
    browser,
  }) => {
    const visitor = visit(brand);
    const computer = visitor.page;
    await codeShown(visitor);
    await expectAccessible(computer, `${brand}, the code for a phone`);
    const address = await scanned(computer);
    expect(new URL(address).searchParams.get('override')).toBe(brand);
    await expect(computer.getByText(address, { exact: true })).toBeVisible();

    // What checks links opens them first.
    for (const method of ['HEAD', 'GET', 'GET']) await computer.request.fetch(address, { method });
    const phone = await openPhone(browser, address);
    expect(new URL(phone.page.url()).searchParams.has('token')).toBe(false);
    await expect(phone.page.getByText('Successful')).toHaveCount(0);
    await expectAccessible(phone.page, `${brand}, the page of a phone before its start`);
    await phone.page.getByRole('button', { name: 'Start' }).click();
    await phone.page.getByRole('heading', { name: 'Proof of identity' }).waitFor();
    await expect(phone.page.getByText(/^Successful, send your photos here/)).toBeVisible();
    await expectAccessible(phone.page, `${brand}, the page of a phone`);
    await expect(computer.locator('.phone-status')).toHaveText(/^Your phone is connected/);

    // The camera can make the phone load the page again.
    await phone.page.reload();
    await untilScripted(phone.page);
    await phone.page.getByRole('button', { name: 'Start' }).click();
    await sendPhoto(phone.page, 'wait-front.jpg');
    await phone.page.getByText('1 file sent from this phone.').waitFor();
    await computer.getByText('wait-front.jpg').waitFor();
    await sendPhoto(phone.page, 'wait-back.jpg');
    await computer.getByText('wait-back.jpg').waitFor();
    await expect(computer.locator('.phone-status')).toHaveText('Your phone is connected. 2 files received.');
    await expectAccessible(computer, `${brand}, files from a phone`);

    await phone.page.getByRole('button', { name: 'I’ve finished' }).click();
    await phone.page.getByRole('heading', { name: 'You’ve finished on this phone' }).waitFor();
    await expectAccessible(phone.page, `${brand}, a phone that has finished`);
    await expect(computer.locator('.phone-status')).toHaveText('Your phone has finished. 2 files received.');
    await comesBack(computer, 'Proof of identity');
    for (const file of ['wait-front.jpg', 'wait-back.jpg']) await computer.getByText(file).waitFor();

    const stored = await phone.context.storageState();
    expect(JSON.stringify(stored.cookies)).not.toContain('"auth"');
    expect(phone.faults).toEqual([]);
    await phone.context.close();
  });

test('a link that was forwarded is refused to the second phone', async ({ visit, browser }) => {
  const visitor = visit('lendable');
  await codeShown(visitor);
  const address = await scanned(visitor.page);
  const [first, second] = [await openPhone(browser, address), await openPhone(browser, address)];
  await first.page.getByRole('button', { name: 'Start' }).click();
  await first.page.getByRole('heading', { name: 'Proof of identity' }).waitFor();
  await second.page.getByRole('button', { name: 'Start' }).click();
  await second.page.getByText(/already open on another phone/).waitFor();
  await expectAccessible(second.page, 'a second phone');
  await visitor.page.getByRole('button', { name: 'Stop using my phone' }).click();
  await visitor.page.getByRole('button', { name: 'Use my phone instead' }).waitFor();
  await sendPhoto(first.page, 'wait.jpg');
  await first.page.getByRole('heading', { name: 'You can’t send photos with this link' }).waitFor();
  for (const { context } of [first, second]) await context.close();
});

test('a file that was sent for one proof is used for another', async ({ visit }) => {
  const visitor = visit('lendable');
  const { page, open, api } = visitor;
  const who = newApplicant('Successful', 'Accept-Identity-Address');
  const borrower = await makeBorrower(visitor, 'tasks', who);
  const { requirements = [] } = await api.get('readApplication', {
    token: borrower.token,
    params: { id: borrower.applicationId },
    query: { embedded: 'requirements' },
  });
  const identity = requirements.find((asked) => asked['@type'] === 'id-application-requirement')?.id ?? '';
  await api.get('proofOfId', {
    token: borrower.token,
    params: { id: identity },
    body: photo('wait-licence.jpg'),
  });
  await signIn(visitor, borrower);
  await open(`/account/borrow/continue/proof-of-address?id=${borrower.applicationId}`);
  await untilScripted(page);
  await page.getByRole('heading', { name: 'Files you sent before' }).waitFor();
  await expectAccessible(page, 'files that were sent before');
  await page.getByRole('button', { name: 'Use this file wait-licence.jpg' }).click();
  await page.getByRole('heading', { name: 'We’re checking what you sent' }).waitFor();
  await expect(page.getByRole('heading', { name: 'What you’ve sent' })).toBeFocused();
});
