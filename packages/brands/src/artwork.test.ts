import { expect, test } from 'vitest';
import { iconSvg } from './art-styles.ts';
import { BRANDS } from './brands.ts';

test.each(Object.values(BRANDS))('the icon of $id includes its own colours', ({ config, theme }) => {
  const icon = iconSvg(config.logos.mark, theme.dark);
  expect(icon).toContain(`fill="${theme.dark.surface}"`);
  expect(icon).toContain(`.art-line-soft{stroke:${theme.dark.artSoft}}`);
});
