import { BRAND_IDS, BRANDS } from '@fairlead/brands/brands';
import type { BrandId } from '@fairlead/brands/brand';
import type { Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, '..', '..', 'docs', 'screens');

const WIDTHS = ['390', '1280'] as const;

/** The screens pictured in every brand, with their titles in the gallery. */
export const PICTURED = {
  landing: 'Landing page',
  'application-step': 'Application step',
  offer: 'Offer',
  styleguide: 'Style guide',
} as const;

export type Pictured = keyof typeof PICTURED;

type Size = { width: number; height: number };

const TALLEST = 1500;
const QUALITY = 60;

/** The first screen of every brand side by side, for the README. */
const SIDE_BY_SIDE = 'six-brands.webp';
const GAP_PX = 16;

const fileOf = (brand: BrandId, screen: Pictured, width: string): string =>
  `${brand}-${screen}-${width}.webp`;

/** Part of a page as a small WebP, a format that Playwright does not write. */
async function write(page: Page, file: string, { width, height }: Size, scale: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale },
  });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, file), Buffer.from(data, 'base64'));
}

/** The page from the top, at most 1,500 pixels high. */
export async function takePicture(page: Page, brand: BrandId, screen: Pictured): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  await write(page, fileOf(brand, screen, String(width)), { width, height: Math.min(height, TALLEST) }, 1);
}

/** Pictures of the same size side by side, at half that size. */
export async function takeTogether(page: Page, pictures: readonly Buffer[], each: Size): Promise<void> {
  const shown = pictures.map(
    (bytes) => `<img src="data:image/png;base64,${bytes.toString('base64')}" alt="">`,
  );
  // On another page, because the product's content security policy blocks style attributes.
  await page.goto('about:blank');
  await page.setContent(`<body style="margin: 0; display: flex; gap: ${GAP_PX}px">${shown.join('')}`);
  const whole = { width: pictures.length * (each.width + GAP_PX) - GAP_PX, height: each.height };
  await page.setViewportSize(whole);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await write(page, SIDE_BY_SIDE, whole, 0.5);
}

function picture(brand: BrandId, screen: Pictured, width: string): string {
  const alt = `${PICTURED[screen]}: ${BRANDS[brand].dictionary.brandName} at ${width} pixels`;
  return `![${alt}](${fileOf(brand, screen, width)})`;
}

function tableOf(screen: Pictured): string {
  const rows = BRAND_IDS.map((brand) => {
    const cells = WIDTHS.map((width) => picture(brand, screen, width));
    return `| ${BRANDS[brand].dictionary.brandName} | ${cells.join(' | ')} |`;
  });
  const head = `| brand | ${WIDTHS.map((width) => `${width} pixels`).join(' | ')} |\n| --- | --- | --- |`;
  return `## ${PICTURED[screen]}\n\n${head}\n${rows.join('\n')}\n`;
}

/** Writes the page that shows the pictures. */
export function writeGallery(): void {
  const tables = (Object.keys(PICTURED) as Pictured[]).map(tableOf);
  const intro =
    '# Six brands\n\nTaken by `npm run screenshots` from the running product. Motor applications are not open yet ' +
    '([0010](../decisions/0010-motor-applications-are-closed.md)), so its screens show a personal loan.\n';
  writeFileSync(path.join(FOLDER, 'README.md'), [intro, ...tables].join('\n'));
}
