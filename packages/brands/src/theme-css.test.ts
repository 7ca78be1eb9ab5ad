import { describe, expect, test } from 'vitest';
import { BRANDS } from './brands.ts';
import { themeAttributes, themeCss } from './theme-css.ts';

function declared(css: string): Set<string> {
  return new Set([...css.matchAll(/--([a-z0-9-]+):/g)].map(([, name]) => name ?? ''));
}

describe.each(Object.values(BRANDS))('the style sheet of $id', (brand) => {
  const css = themeCss(brand);

  test('puts every token in the tokens layer', () => {
    expect(css).toMatch(/^@layer tokens\{.+\}$/);
    expect(css).toContain(`--text-on-action:${brand.theme.light.textOnAction};`);
    expect(css).toContain(`--radius-card:${brand.theme.shape.radiusCard};`);
    expect(css).not.toMatch(/undefined|NaN/);
  });

  test('declares at most eighty tokens, the same ones as every other brand', () => {
    expect(declared(css)).toEqual(declared(themeCss(BRANDS.lendable)));
    expect(declared(css).size).toBeLessThanOrEqual(80);
  });

  test('changes the colours inside a dark surface, and back inside a light one', () => {
    expect(css).toContain(":root,[data-surface='light']{color-scheme:light;");
    expect(css).toContain("[data-surface='dark']{color-scheme:dark;");
  });

  test('loads fonts only if their URL is known', () => {
    expect(css).not.toMatch(/@font-face|fallback/);
    expect(themeCss(brand, { fontUrl: (file) => `/fonts/${file}` })).toContain('@font-face');
  });
});

describe('the attributes of the document', () => {
  test.each(Object.values(BRANDS))('for $id, include each member of its character', (brand) => {
    const members = Object.entries(brand.theme.character);
    expect(members.length).toBeGreaterThanOrEqual(9);
    expect(themeAttributes(brand)).toEqual({
      'data-brand': brand.id,
      ...Object.fromEntries(members.map(([member, value]) => [`data-${member}`, value])),
    });
  });
});
