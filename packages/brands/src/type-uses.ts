import type { FontFile, TypeTokens } from './theme.ts';

/** A font weight that a theme uses, with its CSS font list, preferred family first. */
export type TypeUse = { families: string; weight: number };

/** Every font weight that a theme uses. */
export function typeUses(type: TypeTokens): TypeUse[] {
  const { fontBody, fontDisplay, fontFigure } = type;
  return [
    { families: fontBody, weight: type.weightBody },
    { families: fontBody, weight: type.weightStrong },
    { families: fontDisplay, weight: type.weightDisplay },
    { families: fontFigure, weight: type.weightFigure },
  ];
}

/** The lightest and heaviest weights of a font, from `400 700` or a single weight. */
export function weightsOf({ weights }: Pick<FontFile, 'weights'>): { min: number; max: number } {
  const [min = NaN, max = min] = weights.split(' ').map(Number);
  return { min, max };
}

/** Whether the browser uses this file: a family can have several files with different weights. */
export function isSetIn(font: FontFile, { families, weight }: TypeUse): boolean {
  const { min, max } = weightsOf(font);
  return families.startsWith(`'${font.family}'`) && min <= weight && weight <= max;
}
