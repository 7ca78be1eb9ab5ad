import { artStyles } from './art-styles.ts';
import type { Svg } from './brand-record.ts';
import type { Brand } from './brand.ts';
import { SCENE_NAMES, type SceneName } from './scene-names.ts';

export const SURFACES = ['light', 'dark'] as const;

export type Surface = (typeof SURFACES)[number];

/** A drawing as a complete SVG file in the colours of a surface: pages show it as a background, so it is no markup. */
export function sceneFile({ config, theme }: Brand, name: SceneName, surface: Surface): Svg {
  const style = `<style>${artStyles(theme[surface])}</style>`;
  return config.scenes[name].replace(/^<svg[^>]*>/, (opening) => `${opening}${style}`);
}

/** The style sheet that shows the drawings: `scene-<name>`, in the colours of the surface around it. */
export function sceneCss(urlOf: (name: SceneName, surface: Surface) => string): string {
  const rules = SURFACES.flatMap((surface) =>
    SCENE_NAMES.map((name) => {
      const inside = surface === 'dark' ? "[data-surface='dark'] " : '';
      return `${inside}.scene-${name}{background-image:url(${urlOf(name, surface)})}`;
    }),
  );
  return `@layer components{${rules.join('')}}`;
}
