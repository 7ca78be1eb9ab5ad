import { describe, expect, test } from 'vitest';
import { BRANDS } from '../brands.ts';
import { template } from '../template/template.ts';
import type { LandingSection } from '../theme.ts';
import { orderProblems, sectionProblems } from './sections.ts';

const { asda, lendable } = BRANDS;

const having = (sections: readonly LandingSection[]) => ({ ...asda, theme: { ...asda.theme, sections } });

describe('the sections of the landing pages', () => {
  test.each(Object.values(BRANDS))('of $id are each there once', (brand) => {
    expect(sectionProblems(brand)).toEqual([]);
  });

  test('are a problem if one is missing, or there twice', () => {
    const { sections } = asda.theme;
    const problem = [
      'theme.sections: must have each of messages, partners, rates, reviews, risks, steps once',
    ];
    expect(sectionProblems(having(sections.slice(1)))).toEqual(problem);
    expect(sectionProblems(having([...sections, ...sections.slice(0, 1)]))).toEqual(problem);
  });

  test('are dark only where the switch says so', () => {
    const dark = having(asda.theme.sections.map((section) => ({ ...section, ground: 'dark' })));
    expect(sectionProblems(dark)).toEqual([
      'theme.sections: has a dark section, and the switch darkSections is off',
    ]);
    const { switches } = lendable;
    expect(sectionProblems({ ...dark, switches })).toEqual([]);
  });

  test('are in another order in every brand', () => {
    expect(orderProblems(Object.values(BRANDS))).toEqual([]);
    expect(orderProblems([lendable, having(lendable.theme.sections)])).toEqual([
      'asda  theme.sections: are in the same order as those of lendable',
    ]);
    expect(orderProblems([template, template])).toEqual([]);
  });
});
