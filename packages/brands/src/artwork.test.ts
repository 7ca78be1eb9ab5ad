import { describe, expect, test } from 'vitest';
import { ART_CLASSES, iconSvg } from './art-styles.ts';
import { BRANDS } from './brands.ts';
import { PARTNERS } from './partners.ts';

const OF_BRANDS = Object.values(BRANDS).flatMap(({ id, config }) =>
  Object.entries({ ...config.logos, ...config.illustrations }).map(([name, svg]) => ({ id, name, svg })),
);
const OF_PARTNERS = PARTNERS.map(({ id, mark }) => ({ id, name: 'mark', svg: mark }));
const DRAWINGS = [...OF_BRANDS, ...OF_PARTNERS];

describe.each(DRAWINGS)('the $name drawing of $id', ({ svg }) => {
  test('is inline SVG with a size of its own', () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox=/);
    expect(svg.endsWith('</svg>')).toBe(true);
  });

  test('takes its colours from the page and passes a strict content policy', () => {
    expect(svg).not.toMatch(/style=|<style|<script|href=|url\(|#[0-9a-f]{3}|undefined|NaN/i);
  });

  test('uses only classes that have a colour', () => {
    const used = [...svg.matchAll(/class="([^"]+)"/g)].map(([, name]) => name);
    expect(used.filter((name) => !ART_CLASSES.some((known) => known === name))).toEqual([]);
  });
});

test.each(Object.values(BRANDS))('the icon of $id carries its colours with it', ({ config, theme }) => {
  const icon = iconSvg(config.logos.mark, theme.dark);
  expect(icon).toContain(`fill="${theme.dark.surface}"`);
  expect(icon).toContain(`.art-line-soft{stroke:${theme.dark.artSoft}}`);
});
