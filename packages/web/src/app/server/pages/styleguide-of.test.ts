import { BRANDS } from '@fairlead/brands/brands';
import type { Brand } from '@fairlead/brands/brand';
import { EXAMPLE_CHAPTERS } from '@fairlead/ui/examples/examples';
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { pageOf } from '../answering/answer-public-page.ts';
import { aPublicPage } from '../../../testing/a-public-page.ts';
import { styleguideOf } from './styleguide-of.ts';

// Style sheets are files of the build; a test has none.
vi.mock('@fairlead/ui/ui.css?url', () => ({ default: '/assets/ui.css' }));
vi.mock('../../../features/showing-styles/styleguide.css?url', () => ({ default: '/assets/guide.css' }));

const SHEET = new URL('../../../features/showing-styles/tokens.css', import.meta.url);

function guide(brand: Brand): string {
  return renderToStaticMarkup(styleguideOf(aPublicPage(brand, '/styleguide')));
}

function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '');
}

describe.each(Object.values(BRANDS))('the style guide of $id', (brand) => {
  const html = guide(brand);

  test('shows every example on both surfaces', () => {
    const groups = EXAMPLE_CHAPTERS.flatMap(({ groups: each }) => each);
    for (const { title, examples } of groups) {
      expect(html).toContain(`<h3>${title}</h3>`);
      for (const { name } of examples) {
        expect(html.split(`<p class="guide-name">${name}</p>`).length).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test('shows every token of its theme', () => {
    for (const surface of ['light', 'dark'] as const) {
      for (const colour of Object.values(brand.theme[surface])) expect(html).toContain(colour);
    }
    const fills = new Set(attributes(html, 'fill').filter((fill) => fill.startsWith('var(')));
    expect(fills.size).toBe(Object.keys(brand.theme.light).length);
  });

  test('leads to every part of itself by its contents', () => {
    const ids = attributes(html, 'id');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const [contents = ''] = /<nav class="guide-contents".*?<\/nav>/s.exec(html) ?? [];
    const targets = attributes(contents, 'href').map((href) => href.slice(1));
    expect(targets.length).toBeGreaterThan(40);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });

  test('is kept out of search engines and carries no inline style', () => {
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/ style=|<style/);
  });
});

test('the guides of the other brands are a press away', () => {
  const html = guide(BRANDS.asda);
  expect(html).toContain('href="/styleguide?override=motor"');
  expect(html).toMatch(/href="\/styleguide\?override=asda" aria-current="page"/);
});

test.each([
  [true, '/styleguide'],
  [false, '/not-found'],
])('configured %s, its address shows %s', (isStyleguideShown, shown) => {
  const picked = { brand: BRANDS.asda, isOverridden: false };
  const context = { isStyleguideShown };
  expect(pageOf('/styleguide', { picked, context }).path).toBe(shown);
});

describe('the style sheet of the guide', () => {
  const css = readFileSync(SHEET, 'utf8');
  const html = guide(BRANDS.lendable);

  test.each(['size', 'step', 'shape'])('gives every %s that is shown its measure', (kind) => {
    const shown = new Set(attributes(html, `data-${kind}`));
    expect(shown.size).toBeGreaterThan(7);
    expect([...shown].filter((name) => !css.includes(`[data-${kind}='${name}']`))).toEqual([]);
  });
});
