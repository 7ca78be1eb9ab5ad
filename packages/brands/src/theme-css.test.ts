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

  test('switches the colours below a dark surface and back', () => {
    expect(css).toContain(":root,[data-surface='light']{color-scheme:light;");
    expect(css).toContain("[data-surface='dark']{color-scheme:dark;");
  });

  test('loads fonts only where they are served', () => {
    expect(css).not.toMatch(/@font-face|fallback/);
    expect(themeCss(brand, { fontUrl: (file) => `/fonts/${file}` })).toContain('@font-face');
  });
});

describe('the characters of the brands', () => {
  test.each(Object.values(BRANDS))('that of $id stands on the document, member by member', (brand) => {
    const { hero, card, figure, steps, header, partners } = brand.theme.character;
    expect(themeAttributes(brand)).toEqual({
      'data-brand': brand.id,
      'data-hero': hero,
      'data-card': card,
      'data-figure': figure,
      'data-steps': steps,
      'data-header': header,
      'data-partners': partners,
    });
  });
});
