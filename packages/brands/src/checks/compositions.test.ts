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
  test('differ by at least three members, whichever two are laid side by side', () => {
    expect(compositionProblems(Object.values(BRANDS))).toEqual([]);
  });

  test('are too much alike where two members differ', () => {
    const { hero, card, figure } = motor.theme.character;
    expect(compositionProblems([asda, like({ hero, card })])).toEqual([
      'asda  theme.character: figure, steps, header, partners as asda has; at least 3 members have to differ',
    ]);
    expect(compositionProblems([asda, like({ hero, card, figure })])).toEqual([]);
  });

  test('are compared once they are chosen', () => {
    expect(compositionProblems([template, template])).toEqual([]);
  });
});
