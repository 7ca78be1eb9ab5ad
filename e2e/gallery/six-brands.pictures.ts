import { BRAND_IDS } from '@fairlead/brands/brands';
import type { Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test, visitorOf } from '../visitor.ts';
import { IS_EVERYTHING } from './asked.ts';
import { SHEETS_FOLDER } from './contact-sheet.ts';

const GAP_PX = 16;
const QUALITY = 60;

type Size = { width: number; height: number };

/** The first screen of every brand side by side, for the README: pictures of the same size, at half that size. */
async function takeTogether(page: Page, pictures: readonly Buffer[], each: Size): Promise<void> {
  const shown = pictures.map(
    (bytes) => `<img src="data:image/png;base64,${bytes.toString('base64')}" alt="">`,
  );
  // On another page, because the product's content security policy blocks style attributes.
  await page.goto('about:blank');
  await page.setContent(`<body style="margin: 0; display: flex; gap: ${GAP_PX}px">${shown.join('')}`);
  const whole = { width: pictures.length * (each.width + GAP_PX) - GAP_PX, height: each.height };
  await page.setViewportSize(whole);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, ...whole, scale: 0.5 },
  });
  writeFileSync(path.join(SHEETS_FOLDER, 'six-brands.webp'), Buffer.from(data, 'base64'));
}

test('the six side by side', async ({ page, server, viewport }) => {
  if (!IS_EVERYTHING) return;
  const pictures: Buffer[] = [];
  for (const brand of BRAND_IDS) {
    await visitorOf(page, server.url, brand).open('/');
    await page.evaluate(() => document.fonts.ready);
    pictures.push(await page.screenshot());
  }
  if (viewport) await takeTogether(page, pictures, viewport);
});
