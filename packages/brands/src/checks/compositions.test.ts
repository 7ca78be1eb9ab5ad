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
  test('differ in at least three members for every pair of brands', () => {
    expect(compositionProblems(Object.values(BRANDS))).toEqual([]);
  });

  test('are too similar if only two members differ', () => {
    const { hero, card, figure } = motor.theme.character;
    expect(compositionProblems([asda, like({ hero, card })])).toEqual([
      'asda  theme.character: figure, steps, header, partners are the same as asda; at least 3 members must differ',
    ]);
    expect(compositionProblems([asda, like({ hero, card, figure })])).toEqual([]);
  });

  test('are compared only when they are complete', () => {
    expect(compositionProblems([template, template])).toEqual([]);
  });
});
