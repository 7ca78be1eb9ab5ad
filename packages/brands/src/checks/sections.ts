import type { BrandRecord } from '../brand-record.ts';
import type { LandingSection } from '../theme.ts';
import { missingValues } from './missing-values.ts';

const PARTS = {
  messages: 1,
  steps: 1,
  rates: 1,
  reviews: 1,
  partners: 1,
  risks: 1,
} as const satisfies Record<LandingSection['part'], 1>;

/** Sections that are missing or there twice, and dark sections of a brand that has none. */
export function sectionProblems({ theme, switches }: Pick<BrandRecord, 'theme' | 'switches'>): string[] {
  const parts = theme.sections.map(({ part }) => part).toSorted();
  const expected = Object.keys(PARTS).toSorted();
  const isDark = theme.sections.some(({ ground }) => ground === 'dark');
  return [
    ...(parts.join() === expected.join()
      ? []
      : [`theme.sections: must have each of ${expected.join(', ')} once`]),
    ...(isDark && !switches.darkSections
      ? ['theme.sections: has a dark section, and the switch darkSections is off']
      : []),
  ];
}

/** One problem for each pair of brands whose landing pages have the same order. */
export function orderProblems(brands: readonly BrandRecord[]): string[] {
  const complete = brands.filter(({ theme }) => missingValues(theme.sections, '').length === 0);
  const orderOf = ({ theme }: BrandRecord) => theme.sections.map(({ part }) => part).join();
  return complete.flatMap((brand, index) =>
    complete
      .slice(0, index)
      .filter((other) => orderOf(other) === orderOf(brand))
      .map((other) => `${brand.id}  theme.sections: are in the same order as those of ${other.id}`),
  );
}
