import { BRANDS } from '@fairlead/brands/brands';
import { CONTRAST_PAIRS } from '@fairlead/brands/contrast-pairs';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { variableOf } from '../../../features/showing-styles/guide.ts';

const PACKAGES = fileURLToPath(new URL('../../../../../', import.meta.url));

const COLOURS = Object.keys(BRANDS.lendable.theme.light).map(variableOf);

const HELD = new Set(
  CONTRAST_PAIRS.flatMap(({ token, on }) =>
    on.flatMap((ground) => [
      `${variableOf(token)} on ${variableOf(ground)}`,
      `${variableOf(ground)} on ${variableOf(token)}`,
    ]),
  ),
);

/** The colour that a declaration of the block names, where it is one of the theme's. */
function colourIn(block: string, property: RegExp): string | undefined {
  const [, name] = new RegExp(`(?:^|[;{\\s])${property.source}:\\s*var\\((--[\\w-]+)\\)`).exec(block) ?? [];
  return name !== undefined && COLOURS.includes(name) ? name : undefined;
}

/** What one rule sets upon one ground, as "--text on --surface". */
function pairsOf(file: string): string[] {
  const css = readFileSync(path.join(PACKAGES, file), 'utf8');
  return [...css.matchAll(/\{([^{}]*)\}/g)].flatMap(([, block = '']) => {
    const text = colourIn(block, /color/);
    const ground = colourIn(block, /background(?:-color)?/);
    return text !== undefined && ground !== undefined ? [`${text} on ${ground}`] : [];
  });
}

test('every colour that a style sheet sets on a ground of its own is held to contrast', () => {
  const sheets = globSync('{ui,web}/src/**/*.css', { cwd: PACKAGES });
  const found = sheets.flatMap((file) => pairsOf(file).map((pair) => ({ file, pair })));
  expect(found.length).toBeGreaterThan(15);
  expect(found.filter(({ pair }) => !HELD.has(pair))).toEqual([]);
});
