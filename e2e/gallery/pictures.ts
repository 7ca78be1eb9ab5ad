import type { BrandId } from '@fairlead/brands/brand';
import type { Page } from '@playwright/test';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../scripts/root.ts';
import { nameOf, type Shown } from '../screens/screen.ts';
import { ASKED_WIDTHS } from './asked.ts';

/** Pictures in full size; git ignores them. */
const FOLDER = inRoot('test-results', 'screens');

/** Long pages are cut: a picture is for looking at, and a sheet shows the beginning. */
const TALLEST_PX = 4000;
const HEIGHT_PX = 844;
const QUALITY = 80;
const DIGITS = 3;

export interface Picture {
  readonly file: string;
  /** “Offer, with a price”. */
  readonly name: string;
}

const folderOf = (brand: BrandId, width: number): string => path.join(FOLDER, brand, String(width));

/** In the order of the journey, by a number; the name is in the file's name, where a sheet reads it. */
const fileOf = (order: number, name: string): string =>
  `${String(order).padStart(DIGITS, '0')} ${name.replaceAll(/[/\\:]/g, '-')}.webp`;

/** A state that waits for an answer keeps its spinner. */
const SETTLES_WITHIN_MS = 1500;
const SAME_HEIGHT_MS = 200;

/** Waits until what loads later is there, with nothing below the pointer. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  const hasContent = () =>
    document.querySelector('h1') !== null && document.querySelector('.spinner, .skeleton') === null;
  await page.waitForFunction(hasContent, undefined, { timeout: SETTLES_WITHIN_MS }).catch(() => undefined);
  await page.evaluate(async (sameFor) => {
    await document.fonts.ready;
    const { documentElement } = document;
    let before = -1;
    for (let look = 0; look < 10 && before !== documentElement.scrollHeight; look += 1) {
      before = documentElement.scrollHeight;
      await new Promise((resolve) => setTimeout(resolve, sameFor));
    }
    scrollTo(0, 0);
  }, SAME_HEIGHT_MS);
}

/** The page as it is now at each width that is asked for; then it is as wide as before. */
export async function takePictures(page: Page, brand: BrandId, order: number, shown: Shown): Promise<void> {
  const before = page.viewportSize();
  for (const width of ASKED_WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    await takePicture(page, brand, order, shown);
  }
  if (before) await page.setViewportSize(before);
}

/** From the top: a format that Playwright does not write. */
async function takePicture(page: Page, brand: BrandId, order: number, shown: Shown): Promise<void> {
  await settle(page);
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width, height: Math.min(height, TALLEST_PX), scale: 1 };
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    captureBeyondViewport: true,
    clip,
  });
  await session.detach();
  const folder = folderOf(brand, width);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, fileOf(order, nameOf(shown))), Buffer.from(data, 'base64'));
}

/** What was taken so far, in the order of the journey. */
export function picturesOf(brand: BrandId, width: number): readonly Picture[] {
  return globSync('*.webp', { cwd: folderOf(brand, width) })
    .toSorted()
    .map((file) => ({
      file: path.join(folderOf(brand, width), file),
      name: file.slice(DIGITS + 1, -'.webp'.length),
    }));
}
