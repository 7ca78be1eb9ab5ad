// Builds the web into packages/web/build: the application, the quote tool, a style sheet and an icon a brand.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, createBuilder, type Rolldown } from 'vite';
import { brandAssets } from './brand-assets.ts';

const WEB = path.join(import.meta.dirname, '..');
const BUILD = path.join(WEB, 'build');
const ASSETS = path.join(BUILD, 'client', 'assets');

process.env.NODE_ENV = 'production';
process.chdir(WEB);

async function buildApplication(): Promise<void> {
  const builder = await createBuilder({ root: WEB, logLevel: 'warn' });
  await builder.buildApp();
}

/** The one script of the landing page, on its own: it shares nothing with the application. */
async function buildQuoteTool(): Promise<string> {
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
        input: path.join(WEB, 'src/features/browsing/quote-tool.ts'),
        output: { entryFileNames: 'assets/quote-tool-[hash].js' },
      },
    },
  });
  const [entry] = (output as Rolldown.RolldownOutput).output;
  return `/${entry.fileName}`;
}

function writeBrands(): Record<string, { css: string; icon: string }> {
  return Object.fromEntries(
    brandAssets().map(({ brandId, css, icon }) => {
      for (const { name, text } of [css, icon]) writeFileSync(path.join(ASSETS, name), text);
      return [brandId, { css: `/assets/${css.name}`, icon: `/assets/${icon.name}` }];
    }),
  );
}

/** Each file in brotli and gzip beside itself, so that nothing is compressed while somebody waits. */
function compressAssets(): void {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  for (const name of readdirSync(ASSETS)) {
    const file = path.join(ASSETS, name);
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

rmSync(BUILD, { recursive: true, force: true });
await buildApplication();
const publicAssets = { quoteTool: await buildQuoteTool(), brands: writeBrands() };
writeFileSync(path.join(BUILD, 'public-assets.json'), `${JSON.stringify(publicAssets, null, 2)}\n`);
compressAssets();
