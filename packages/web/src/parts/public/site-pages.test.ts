import { BRANDS } from '@fairlead/brands/brands';
import { describe, expect, test } from 'vitest';
import { isSwitchedOff, SITE_PAGES, sitePagesOf } from './site-pages.ts';

describe.each(Object.values(BRANDS))('the pages of information of $id', ({ switches }) => {
  test('are those whose switch is on', () => {
    const paths = sitePagesOf(switches).map(({ path }) => path);
    for (const { path, needs } of SITE_PAGES) {
      const isOn = needs === undefined || switches[needs];
      expect(paths.includes(path)).toBe(isOn);
      expect(isSwitchedOff(path, switches)).toBe(!isOn);
    }
  });
});

test('a page that hangs on no switch is never switched off', () => {
  expect(isSwitchedOff('/', BRANDS.asda.switches)).toBe(false);
});
