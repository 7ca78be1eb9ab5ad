import type { Frame, Page } from '@playwright/test';
import { reach } from './borrowing.ts';
import { prepare } from './prepared.ts';
import { expect, test } from './visitor.ts';

const DOCUMENTS = {
  'adequate-explanations': 'Loan Important Information',
  secci: 'Loan Key Facts',
  contract: 'Loan Agreement',
} as const;

const scrolledTo = (frame: Frame): Promise<number> => frame.evaluate(() => window.scrollY);

/** The frame of the document, once it is shown. */
async function documentFrame(page: Page): Promise<Frame> {
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
  const frame = await (await page.locator('iframe').elementHandle()).contentFrame();
  if (!frame) throw new Error('The page has no frame');
  return frame;
}

/** Tabs from the last link before the frame into the frame. */
async function tabIntoFrame(page: Page, before: string): Promise<void> {
  await page.getByRole('link', { name: before }).focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  await expect(page.locator('iframe')).toBeInViewport({ ratio: 0.6 });
}

test('every document is reached, scrolled to its end and confirmed without a mouse', async ({ visit }) => {
  const visitor = visit('lendable');
  const { page, open } = visitor;
  const { applicationId } = await prepare(visitor, 'documents');
  for (const [slug, title] of Object.entries(DOCUMENTS)) {
    await open(`/account/borrow/continue/documents/${slug}?id=${applicationId}`);
    await reach(page, title);
    const frame = await documentFrame(page);
    await tabIntoFrame(page, 'Download as PDF');
    expect(await scrolledTo(frame), `${slug} begins at its top`).toBe(0);
    expect(
      await frame.evaluate(() => getComputedStyle(document.activeElement!, '::after').borderTopWidth),
    ).toBe('3px');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => scrolledTo(frame), `${slug} scrolls by arrow`).toBeGreaterThan(0);
    // On a busy machine the key can arrive while the arrow's scrolling is still shown.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(frame.getByText('Document version')).toBeInViewport({ timeout: 1_000 });
    }).toPass();
  }
  await page.locator('iframe').evaluate((frame) => frame.focus());
  const confirm = page.getByRole('button', { name: 'I have read this document' });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(confirm).toBeFocused({ timeout: 200 });
  }).toPass();
  await expect(confirm).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await reach(page, 'Loan Important Information');
});

test('a document in the viewer is scrolled without a mouse', async ({ visit }) => {
  const visitor = visit('asda');
  const { page, open } = visitor;
  const { applicationId } = await prepare(visitor, 'documents');
  const url = `/v2/loan-applications/${applicationId}/read-secci.html`;
  await open(`/view-document?url=${encodeURIComponent(url)}`);
  const frame = await documentFrame(page);
  await tabIntoFrame(page, 'Download the PDF');
  await page.keyboard.press('PageDown');
  await expect.poll(() => scrolledTo(frame)).toBeGreaterThan(0);
});
