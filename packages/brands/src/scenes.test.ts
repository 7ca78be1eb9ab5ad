import { describe, expect, test } from 'vitest';
import { BRANDS } from './brands.ts';
import { SCENE_NAMES } from './scene-names.ts';
import { sceneCss, sceneFile, SURFACES } from './scenes.ts';

const MOST_BYTES = 5000;

describe.each(Object.values(BRANDS))('the drawings of $id', (brand) => {
  test('are at least eight, each another, of one size', () => {
    const drawings = SCENE_NAMES.map((name) => brand.config.scenes[name]);
    expect(new Set(drawings).size).toBe(drawings.length);
    expect(drawings.length).toBeGreaterThanOrEqual(8);
    for (const drawing of drawings) expect(drawing).toContain('viewBox="0 0 160 120"');
  });

  test.each(SURFACES)('have the colours of a %s surface inside', (surface) => {
    for (const name of SCENE_NAMES) {
      const file = sceneFile(brand, name, surface);
      expect(file).toMatch(/^<svg xmlns="[^"]+" width="160" height="120"[^>]*><style>/);
      expect(file).toContain(brand.theme[surface].art);
      expect(file.length).toBeLessThan(MOST_BYTES);
    }
  });
});

test('a drawing has the colours of the surface that it is on', () => {
  const css = sceneCss((name, surface) => `/assets/${name}-${surface}.svg`);
  for (const name of SCENE_NAMES) {
    expect(css).toContain(`.scene-${name}{background-image:url(/assets/${name}-light.svg)}`);
    expect(css).toContain(
      `[data-surface='dark'] .scene-${name}{background-image:url(/assets/${name}-dark.svg)}`,
    );
  }
});
