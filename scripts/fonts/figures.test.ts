import { BRANDS } from '@fairlead/brands/brands';
import type { Theme } from '@fairlead/brands/theme';
import { create } from 'fontkit';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../root.ts';

/** The fonts that hold amounts in columns: those of the text and of figures. */
function fontsOfFigures({ fonts, type }: Theme): string[] {
  return fonts
    .filter(({ family }) =>
      [type.fontBody, type.fontFigure].some((families) => families.startsWith(`'${family}'`)),
    )
    .map(({ file }) => file);
}

const columns = Object.values(BRANDS).flatMap(({ id, theme }) =>
  fontsOfFigures(theme).map((file) => [id, file] as const),
);

test.each(columns)('amounts of %s align in columns in %s', (_, file) => {
  const font = create(readFileSync(inRoot('packages/brands/fonts', file)));
  const widths = font.layout('0123456789', ['tnum']).positions.map(({ xAdvance }) => xAdvance);
  expect(new Set(widths).size).toBe(1);
});
