import type { BrandRecord } from '../brand-record.ts';
import { colourProblems } from './colours.ts';
import { drawingProblems } from './drawings.ts';
import { figureProblems } from './figures.ts';
import { fontProblems, pictureProblems, type ReadFile } from './files.ts';
import { holesIn } from './holes.ts';
import { wordProblems } from './words.ts';

type Part = Exclude<keyof BrandRecord, 'id'>;

const CAREERS = 'content.careers: the words of a careers page where careersPage is on, else null';

/** What is asked of a part once nothing of it is missing. */
const ASKED_OF: Partial<Record<Part, (brand: BrandRecord, read: ReadFile) => string[]>> = {
  dictionary: ({ dictionary }) => wordProblems(dictionary),
  content: ({ content, switches, dictionary }) => [
    ...((content.careers === null) === switches.careersPage ? [CAREERS] : []),
    ...(content.careers === null || content.careers.email.endsWith(`@${dictionary.domain}`)
      ? []
      : [`content.careers.email: ${content.careers.email} is not at ${dictionary.domain}`]),
  ],
  config: ({ id, config }) => [
    ...(config.brandId === id ? [] : [`config.brandId: ${config.brandId}, not ${id}`]),
    ...figureProblems(config),
    ...drawingProblems(config),
  ],
  theme: ({ theme }, read) => [...colourProblems(theme), ...fontProblems(theme.fonts, read)],
};

/**
 * Everything that keeps a brand from being served, a line each: the path in its record or the file of its folder,
 * and what is missing or wrong there. None for a brand that is ready.
 */
export function problemsIn(brand: BrandRecord, read: ReadFile): string[] {
  const { id, ...parts } = brand;
  // The names are the record's own.
  const names = Object.keys(parts) as Part[];
  const found = names.flatMap((part) => {
    const holes = holesIn(parts[part], part);
    return holes.length > 0 ? holes : (ASKED_OF[part]?.(brand, read) ?? []);
  });
  return [...found, ...pictureProblems(id, read)];
}
