import { artStyles } from './art-styles.ts';
import type { Svg } from './brand-record.ts';
import type { Brand } from './brand.ts';
import { keysOf } from '@fairlead/core/records';

/** The drawings of the journey: where each is shown. */
const SCENES = {
  empty: 'a list with nothing in it yet',
  signed: 'the page after the signature',
  paid: 'the page after a payment',
  waiting: 'a decision or a payout that is on its way',
  review: 'a person who looks at something',
  help: 'arrears, and help when money is tight',
  ended: 'a loan that is paid off',
  lost: 'an address without a page',
} as const;

export type SceneName = keyof typeof SCENES;

export const SCENE_NAMES = keysOf(SCENES);

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
