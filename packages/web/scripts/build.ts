// Checks every brand, and builds the web into packages/web/build: the application, the scripts of the public pages,
// each brand's files.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, createBuilder, type Rolldown } from 'vite';
import { stopUnlessBrandsAreReady } from '../../brands/scripts/brands-are-ready.ts';
import { BRANDS } from '@fairlead/brands/brands';
import { themeAttributes } from '@fairlead/brands/theme-css';
import { brandAssets, named, type Asset, type BrandAssets } from './brand-assets.ts';
import { ownRules } from './own-rules.ts';

const WEB = path.join(import.meta.dirname, '..');
const BUILD = path.join(WEB, 'build');
const ASSETS = path.join(BUILD, 'client', 'assets');

process.env.NODE_ENV = 'production';
process.chdir(WEB);

async function buildApplication(): Promise<void> {
  const builder = await createBuilder({ root: WEB, logLevel: 'warn' });
  await builder.buildApp();
}

/** A script of the public pages, on its own: it shares nothing with the application. */
async function buildModule(source: string): Promise<string> {
  const output = await build({
    root: WEB,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: path.join(BUILD, 'client'),
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(WEB, 'src', source),
        output: { entryFileNames: 'assets/[name]-[hash].js' },
      },
    },
  });
  const [entry] = (output as Rolldown.RolldownOutput).output;
  return `/${entry.fileName}`;
}

/** The styles of the landing page, every other public page or the account pages, without a brand's tokens. */
async function buildStyles(source: string): Promise<string> {
  const output = await build({
    root: WEB,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      cssMinify: 'lightningcss',
      rolldownOptions: { input: path.join(WEB, 'src/app', source) },
    },
  });
  const files = (output as Rolldown.RolldownOutput).output;
  const sheet = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (sheet?.type !== 'asset') throw new Error(`There is no style sheet ${source}`);
  return String(sheet.source);
}

type Sheets = Readonly<Record<string, string>>;

/** A page has one style sheet: what it is styled by, as far as the brand has it, and the brand's tokens. */
function writeSheets({ brandId, css, sceneCss }: BrandAssets, sheets: Sheets): Record<string, string> {
  const attributes = themeAttributes(BRANDS[brandId]);
  const written = Object.entries(sheets).map(([name, sheet]) => {
    // The landing page has drawings of its own, in the page.
    const scenes = name === 'landing' ? '' : sceneCss;
    const content = `${ownRules(sheet, attributes)}${String(css.content)}${scenes}`;
    return [name, writeAsset(named(`${name}.${brandId}`, 'css', content))];
  });
  return Object.fromEntries(written) as Record<string, string>;
}

/** Writes every brand's files and tells their addresses. */
function writeBrands(sheets: Sheets): Record<string, object> {
  return Object.fromEntries(
    brandAssets().map((files) => {
      const { brandId, fonts, firstFonts, scenes, sceneCss: _, ...assets } = files;
      for (const file of [...fonts, ...scenes]) writeAsset(file);
      const addresses = Object.entries(assets).map(([kind, asset]) => [kind, writeAsset(asset)]);
      const preloaded = { fonts: firstFonts.map(addressOf), sheets: writeSheets(files, sheets) };
      return [brandId, { ...Object.fromEntries(addresses), ...preloaded }];
    }),
  );
}

function addressOf({ name }: Asset): string {
  return `/assets/${name}`;
}

function writeAsset(asset: Asset): string {
  writeFileSync(path.join(ASSETS, asset.name), asset.content);
  return addressOf(asset);
}

/** Writes each text in brotli and gzip too, so that nothing is compressed while a reader waits. */
function compressAssets(): void {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  for (const name of readdirSync(ASSETS).filter((each) => !/\.(?:woff2|png)$/.test(each))) {
    const file = path.join(ASSETS, name);
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

stopUnlessBrandsAreReady();
rmSync(BUILD, { recursive: true, force: true });
await buildApplication();
const publicAssets = {
  quoteTool: await buildModule('features/browsing/quote-tool.ts'),
  consent: await buildModule('state/consent/consent-module.ts'),
  brands: writeBrands({
    landing: await buildStyles('landing-page.css'),
    information: await buildStyles('information-pages.css'),
    account: await buildStyles('account-pages.css'),
  }),
};
writeFileSync(path.join(BUILD, 'public-assets.json'), `${JSON.stringify(publicAssets, null, 2)}\n`);
compressAssets();
