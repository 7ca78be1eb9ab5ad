import { describe, expect, test } from 'vitest';
import { BRANDS } from '../brands.ts';
import { template } from '../template/template.ts';
import type { Character } from '../theme.ts';
import { compositionProblems } from './compositions.ts';

const { asda, motor } = BRANDS;

const like = (character: Partial<Character>) => ({
  ...asda,
  theme: { ...asda.theme, character: { ...asda.theme.character, ...character } },
});

describe('the compositions of the brands', () => {
  test('differ in at least half of the members for every pair of brands', () => {
    expect(compositionProblems(Object.values(BRANDS))).toEqual([]);
  });

  test('are too similar if less than half of the members differ', () => {
    const members = Object.entries(motor.theme.character);
    const half = Math.ceil(members.length / 2);
    const differing = (count: number) => like(Object.fromEntries(members.slice(0, count)));
    const shared = members.slice(half - 1).map(([member]) => member);
    expect(compositionProblems([asda, differing(half - 1)])).toEqual([
      `asda  theme.character: ${shared.join(', ')} are the same as asda; at least ${half} members must differ`,
    ]);
    expect(compositionProblems([asda, differing(half)])).toEqual([]);
  });

  test('are compared only when they are complete', () => {
    expect(compositionProblems([template, template])).toEqual([]);
  });
});
