import { REFUSED_FILES } from '@fairlead/server/testing/refused-files';
import { newApplicant } from '@fairlead/testing/people';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { reach } from './borrowing.ts';
import { prepare } from './prepared.ts';
import { expect, test } from './visitor.ts';

interface Chosen {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

async function choose(page: Page, files: readonly Chosen[]): Promise<void> {
  await page.getByLabel(/^Choose (more )?files$/).setInputFiles([...files]);
  for (const { name } of files) await page.getByRole('button', { name: `Remove ${name}` }).waitFor();
}

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();

const MEGAPIXEL = 1_000_000;

test('a photo of 26 megapixels is sent with 12, in its shape and upright', async ({ walk }) => {
  const visitor = walk('lendable');
  const { page, open } = visitor;
  const { applicationId } = await prepare(visitor, 'tasks', newApplicant('Successful', 'Accept-Identity'));
  await open(`/account/borrow/continue/proof-of-identity?id=${applicationId}`);
  await reach(page, 'Proof of identity');
  const picture = sharp({ create: { width: 5_200, height: 5_000, channels: 3, background: 'grey' } });
  // Held sideways, as a phone stores it: 5,000 by 5,200 to look at.
  const buffer = await picture.jpeg({ quality: 1 }).withMetadata({ orientation: 6 }).toBuffer();
  await choose(page, [{ name: 'passport.jpg', mimeType: 'image/jpeg', buffer }]);
  const sending = page.waitForRequest((request) => request.url().endsWith('/proof-of-id'));
  await send(page);
  const body = (await sending).postDataJSON() as { filename: string; contentType: string; content: string };
  const sent = await sharp(Buffer.from(body.content, 'base64')).metadata();
  expect(body).toMatchObject({ filename: 'passport.jpg', contentType: 'image/jpeg' });
  expect(sent.format).toBe('jpeg');
  expect((sent.width * sent.height) / MEGAPIXEL).toBeCloseTo(12, 1);
  expect(sent.width / sent.height).toBeCloseTo(5_000 / 5_200, 2);
  await page.getByRole('heading', { name: 'We’ve accepted your proof of identity' }).waitFor();
});

const pdf = (name: string, buffer: Uint8Array): Chosen => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(buffer),
});

/** What is wrong with a PDF, and what the page says next to it. */
const WRONG = {
  pdfStartsProgram: 'This PDF can start a program. Print it to a new PDF',
  pdfHasScript: 'This PDF contains a script. Print it to a new PDF',
  pdfHasAttachment: 'This PDF has another file inside it. Send that file by itself',
  pdfNeedsPassword: 'This PDF needs a password. Save a copy without one',
  pdfIsTooLong: 'This PDF has more than 50 pages. Send only the pages we ask for',
  pdfIsTooComplex: 'This PDF is too complex to open. Send a photo of it instead',
} as const;

test('a PDF is refused for what is in it or for its size, and says what to do', async ({ walk }) => {
  const visitor = walk('lendable');
  const { page, open } = visitor;
  const { applicationId } = await prepare(visitor, 'tasks', newApplicant('Successful', 'Accept-Identity'));
  await open(`/account/borrow/continue/proof-of-identity?id=${applicationId}`);
  await reach(page, 'Proof of identity');
  for (const [refusal, words] of Object.entries(WRONG)) {
    const [{ bytes }] = REFUSED_FILES[refusal as keyof typeof WRONG];
    const file = pdf(refusal, await bytes());
    await choose(page, [file]);
    await send(page);
    await expect(page.getByRole('listitem').filter({ hasText: file.name })).toContainText(words);
    await page.getByRole('button', { name: `Remove ${file.name}` }).click();
  }
  const large = pdf('eleven-megabytes', Buffer.alloc(11 * 1024 * 1024, 0xff));
  await choose(page, [large]);
  await send(page);
  const words = 'The selected file must be smaller than 10 MB';
  await expect(page.getByRole('listitem').filter({ hasText: large.name })).toContainText(words);
});
