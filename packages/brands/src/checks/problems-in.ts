import type { BrandRecord } from '../brand-record.ts';
import { colourProblems } from './colours.ts';
import { drawingProblems } from './drawings.ts';
import { figureProblems } from './figures.ts';
import { fontProblems, pictureProblems, type ReadFile } from './files.ts';
import { missingValues } from './missing-values.ts';
import { dictionaryProblems } from './dictionary.ts';
import { sectionProblems } from './sections.ts';
import { keysOf } from '@fairlead/core/records';

type Part = Exclude<keyof BrandRecord, 'id'>;

const CAREERS = 'content.careers: must have copy if careersPage is on, and be null if it is off';

/** The checks of each part, run once none of its values are missing. */
const CHECKS: Partial<Record<Part, (brand: BrandRecord, read: ReadFile) => string[]>> = {
  dictionary: ({ dictionary }) => dictionaryProblems(dictionary),
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
  theme: (brand, read) => [
    ...colourProblems(brand.theme),
    ...fontProblems(brand.theme.fonts, read),
    ...sectionProblems(brand),
  ],
};

/**
 * Every problem that stops a brand from being served, one per line: the path in its record or the file in its
 * folder, and what is missing or wrong. Empty if the brand is ready.
 */
export function problemsIn(brand: BrandRecord, read: ReadFile): string[] {
  const { id, ...parts } = brand;
  // The keys of a record are its parts.
  const names = keysOf(parts);
  const found = names.flatMap((part) => {
    const missing = missingValues(parts[part], part);
    return missing.length > 0 ? missing : (CHECKS[part]?.(brand, read) ?? []);
  });
  return [...found, ...pictureProblems(id, read)];
}
