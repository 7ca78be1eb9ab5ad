import type { FontFile, TypeTokens } from './theme.ts';

/** A weight at which a theme sets its type, and the families it names for it, the wanted one first. */
export type TypeUse = { families: string; weight: number };

/** Every weight at which a theme sets its type. */
export function typeUses(type: TypeTokens): TypeUse[] {
  const { fontBody, fontDisplay, fontFigure } = type;
  return [
    { families: fontBody, weight: type.weightBody },
    { families: fontBody, weight: type.weightStrong },
    { families: fontDisplay, weight: type.weightDisplay },
    { families: fontFigure, weight: type.weightFigure },
  ];
}

/** The lightest and the heaviest weight of a font: `400 700`, or the one that it has. */
export function weightsOf({ weights }: Pick<FontFile, 'weights'>): { min: number; max: number } {
  const [min = NaN, max = min] = weights.split(' ').map(Number);
  return { min, max };
}

/** Whether it is this file that the browser takes: of a family in several files, the one with the weight. */
export function isSetIn(font: FontFile, { families, weight }: TypeUse): boolean {
  const { min, max } = weightsOf(font);
  return families.startsWith(`'${font.family}'`) && min <= weight && weight <= max;
}
