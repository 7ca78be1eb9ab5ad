import { describe, expect, test } from 'vitest';
import { parseName } from './name.ts';

describe('a name', () => {
  test.each([
    ['Ada', 'Ada'],
    ['  Mary   Anne ', 'Mary Anne'],
    ['O’Brien', "O'Brien"],
    ['Smith-Jones', 'Smith-Jones'],
    ['Zoe\u0308', 'Zoë'],
    ['Siân', 'Siân'],
    ['van der Berg', 'van der Berg'],
    ['St. John', 'St. John'],
    ['Ng', 'Ng'],
    ['O', 'O'],
    ['Łukasz', 'Łukasz'],
  ])('"%s" is %s', (text, name) => {
    expect(parseName(text)).toEqual({ ok: true, value: name });
  });

  test.each([
    ['', 'empty'],
    [' ', 'empty'],
    ['R2D2', 'notAName'],
    ['<b>Ada</b>', 'notAName'],
    ['-', 'notAName'],
    ['Ada\u0000', 'notAName'],
    ['a'.repeat(51), 'tooLong'],
  ])('"%s" is refused: %s', (text, refusal) => {
    expect(parseName(text)).toEqual({ ok: false, refusal });
  });
});
