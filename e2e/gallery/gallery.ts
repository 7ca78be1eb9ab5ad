import { BRAND_IDS, BRANDS } from '@fairlead/brands/brands';
import type { BrandId } from '@fairlead/brands/brand';
import type { Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, '..', '..', 'docs', 'screens');

const WIDTHS = ['390', '1280'] as const;

/** What is pictured in every brand, and how the gallery calls it. */
export const PICTURED = {
  landing: 'Landing page',
  'application-step': 'A step of the application',
  offer: 'The offer',
  styleguide: 'Style guide',
} as const;

export type Pictured = keyof typeof PICTURED;

type Size = { width: number; height: number };

const TALLEST = 1500;
const QUALITY = 60;

/** The first screen of every brand beside the others, for whoever opens the repository. */
const SIDE_BY_SIDE = 'six-brands.webp';
const GAP_PX = 16;

const fileOf = (brand: BrandId, screen: Pictured, width: string): string =>
  `${brand}-${screen}-${width}.webp`;

/** So much of a page as a small WebP, which Playwright itself does not write. */
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

/** The page from its top, at most 1,500 pixels of it. */
export async function takePicture(page: Page, brand: BrandId, screen: Pictured): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  await write(page, fileOf(brand, screen, String(width)), { width, height: Math.min(height, TALLEST) }, 1);
}

/** Pictures of one size beside one another, at half that size. */
export async function takeTogether(page: Page, pictures: readonly Buffer[], each: Size): Promise<void> {
  const shown = pictures.map(
    (bytes) => `<img src="data:image/png;base64,${bytes.toString('base64')}" alt="">`,
  );
  // Away from the product's own policy, which lets no style attribute through.
  await page.goto('about:blank');
  await page.setContent(`<body style="margin: 0; display: flex; gap: ${GAP_PX}px">${shown.join('')}`);
  const whole = { width: pictures.length * (each.width + GAP_PX) - GAP_PX, height: each.height };
  await page.setViewportSize(whole);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await write(page, SIDE_BY_SIDE, whole, 0.5);
}

function picture(brand: BrandId, screen: Pictured, width: string): string {
  const words = `${PICTURED[screen]} of ${BRANDS[brand].dictionary.brandName} at ${width} pixels`;
  return `![${words}](${fileOf(brand, screen, width)})`;
}

function tableOf(screen: Pictured): string {
  const rows = BRAND_IDS.map((brand) => {
    const cells = WIDTHS.map((width) => picture(brand, screen, width));
    return `| ${BRANDS[brand].dictionary.brandName} | ${cells.join(' | ')} |`;
  });
  const head = `| brand | ${WIDTHS.map((width) => `${width} pixels`).join(' | ')} |\n| --- | --- | --- |`;
  return `## ${PICTURED[screen]}\n\n${head}\n${rows.join('\n')}\n`;
}

/** The page that shows the pictures side by side. */
export function writeGallery(): void {
  const tables = (Object.keys(PICTURED) as Pictured[]).map(tableOf);
  const intro =
    '# Six brands\n\nMade by `npm run screenshots` from the running product. Motor takes no applications yet ' +
    '([0010](../decisions/0010-motor-applications-wait-for-the-vehicle.md)): its look is shown with a personal loan.\n';
  writeFileSync(path.join(FOLDER, 'README.md'), [intro, ...tables].join('\n'));
}
