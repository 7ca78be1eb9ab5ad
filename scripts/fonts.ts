// npm run fonts: cuts the fonts of every theme out of their packages into packages/brands/fonts, and works out what
// stands in for each until it has come. To be run after a theme has changed its fonts or weights.
import { writeFileSync } from 'node:fs';
import { BRANDS } from '@fairlead/brands/brands';
import { holesIn } from '@fairlead/brands/checks/holes';
import type { FontFallback, FontFile, Theme } from '@fairlead/brands/theme';
import { format, resolveConfig } from 'prettier';
import { weightsOf } from '@fairlead/brands/type-uses';
import { cutFont } from './fonts/cut.ts';
import { fallbacksOf } from './fonts/fallbacks.ts';
import { inRoot } from './root.ts';

const TARGET = inRoot('packages/brands/src/font-fallbacks.ts');

/** Those that are complete: a brand that has just begun has nothing to cut. */
const themes: readonly Theme[] = Object.values(BRANDS)
  .map(({ theme }) => theme)
  .filter((theme) => holesIn(theme, 'theme').length === 0);

/** From the lightest to the heaviest of these, or the one that they are. */
function spanning(same: readonly FontFile[]): string {
  const ends = same.map(weightsOf);
  const [min, max] = [Math.min(...ends.map((each) => each.min)), Math.max(...ends.map((each) => each.max))];
  return min === max ? String(min) : `${min} ${max}`;
}

/** Each font once, with as many weights as its users need together. */
function fontsOf(users: readonly Theme[]): FontFile[] {
  const byFile = Map.groupBy(
    users.flatMap(({ fonts }) => fonts),
    ({ file }) => file,
  );
  return [...byFile].map(([file, same]) => {
    return { file, family: same[0]?.family ?? '', weights: spanning(same) };
  });
}

async function write(font: FontFile): Promise<[file: string, fallbacks: FontFallback[]]> {
  for (const { file, bytes } of await cutFont(font)) {
    writeFileSync(inRoot('packages/brands/fonts', file), bytes);
    console.log(`${file.padEnd(28)} ${(bytes.length / 1024).toFixed(1).padStart(5)} KiB`);
  }
  const types = themes.map(({ type }) => type);
  return [font.file, await fallbacksOf(font, types)];
}

const fallbacks: [file: string, fallbacks: FontFallback[]][] = [];
for (const font of fontsOf(themes).toSorted((a, b) => (a.file < b.file ? -1 : 1))) {
  fallbacks.push(await write(font));
}
const source = `import type { FontFallback } from './theme.ts';

/** Written by \`npm run fonts\`: for each font, what stands in for it at the weights that themes use. */
export const FONT_FALLBACKS: Readonly<Record<string, readonly FontFallback[]>> = ${JSON.stringify(Object.fromEntries(fallbacks))};
`;
writeFileSync(TARGET, await format(source, { ...(await resolveConfig(TARGET)), parser: 'typescript' }));
