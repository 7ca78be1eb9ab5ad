// npm run artwork: draws the pictures of each brand whose record has changed since (its icon for a home screen, what a
// shared link shows) into the brand's folder. `npm run artwork -- <id>…` draws those brands again.
import { chromium, type Browser } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import type { Brand } from '@fairlead/brands/brand';
import { BRAND_IDS, findBrand } from '@fairlead/brands/brands';
import { missingValues } from '@fairlead/brands/checks/missing-values';
import { pngFacts } from '@fairlead/brands/checks/png';
import { PICTURES, type PictureName } from '@fairlead/brands/pictures';
import {
  fontPath,
  PICTURE_NAMES,
  picturePath,
  pictureSource,
  readPackageFile,
  SOURCE_KEYWORD,
} from '../packages/brands/scripts/brand-files.ts';
import { palettePng } from './artwork/palette-png.ts';
import { chromiumEnvironment } from './chromium.ts';

type Drawing = { brand: Brand; name: PictureName };

const named = process.argv.slice(2);
const brands = (named.length > 0 ? named : BRAND_IDS).map((id) => ({ id, brand: findBrand(id) }));
const problems = brands.flatMap(({ id, brand }) =>
  brand ? missingValues(brand, id) : [`${id}: no such brand`],
);

if (problems.length === 0) await drawAll(brands.flatMap(({ brand }) => (brand ? picturesOf(brand) : [])));
else {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}

function picturesOf(brand: Brand): Drawing[] {
  return PICTURE_NAMES.map((name) => ({ brand, name })).filter(
    (drawing) => named.length > 0 || isStale(drawing),
  );
}

function isStale({ brand, name }: Drawing): boolean {
  const bytes = readPackageFile(`src/${brand.id}/${name}.png`);
  return !bytes || pngFacts(bytes)?.texts[SOURCE_KEYWORD] !== pictureSource(brand, name);
}

async function drawAll(drawings: readonly Drawing[]): Promise<void> {
  if (drawings.length === 0) console.log('Every picture shows what its brand says.');
  const { CHROMIUM_PATH } = await chromiumEnvironment();
  const browser = await chromium.launch({
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    ...(CHROMIUM_PATH === undefined ? {} : { executablePath: CHROMIUM_PATH }),
  });
  try {
    for (const { brand, name } of drawings) {
      const png = palettePng(await drawn(browser, brand, name), SOURCE_KEYWORD, pictureSource(brand, name));
      writeFileSync(picturePath(brand.id, name), png);
      console.log(`${brand.id} ${name}  ${(png.length / 1024).toFixed(1)} KiB`);
    }
  } finally {
    await browser.close();
  }
}

async function drawn(browser: Browser, brand: Brand, name: PictureName): Promise<Buffer> {
  const { width, height, page: pageOf } = PICTURES[name];
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    pageOf(brand, (file) => `data:font/woff2;base64,${readFileSync(fontPath(file), 'base64')}`),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const screenshot = await page.screenshot();
  await page.close();
  return screenshot;
}
