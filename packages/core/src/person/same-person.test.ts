import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RUNS } from '../testing/runs.ts';
import { isSamePerson } from './same-person.ts';

describe('a name that a bank prints', () => {
  test.each([
    ['JANE SAMPLE', 'Jane Sample'],
    ['MISS J SAMPLE', 'Jane Sample'],
    ['Sample Jane', 'Jane Sample'],
    ['SAMPLE, J', 'Jane Sample'],
    ['SAMPLE J A', 'Jane Sample'],
    ['JANE ANNE SAMPLE', 'Jane Sample'],
    ['MR JOHN OTHER & MRS JANE SAMPLE', 'Jane Sample'],
    ['OTHER J AND SAMPLE J', 'Jane Sample'],
    ['MR & MRS J SAMPLE', 'Jane Sample'],
    ['DR JANE SAMPLE-OTHER', 'Jane Sample Other'],
    ['J SAMPLE OTHER', 'Jane Sample-Other'],
    ['ZOE MULLER', 'Zoë Müller'],
    ['Zoë Müller', 'ZOE MULLER'],
    ['LUKASZ KOWALSKI', 'Łukasz Kowalski'],
    ['S O NEILL', 'Shane O’Neill'],
    ["SHANE O'NEILL", 'Shane O’Neill'],
    ['R MCDONALD', 'Ronald Mc Donald'],
    ['MR R DE LA CRUZ', 'Ramón de la Cruz'],
    ['JEAN LUC SAMPLE', 'Jean-Luc Sample'],
    ['Jane Sample', 'J Sample'],
  ])('as %j can be that of %s', (printed, person) => {
    expect(isSamePerson(printed, person)).toBe(true);
  });

  test.each([
    ['JOHN SAMPLE', 'Jane Sample'],
    ['MR R SAMPLE', 'Jane Sample'],
    ['JANE OTHER', 'Jane Sample'],
    ['JANE SAMPLES', 'Jane Sample'],
    ['JANE', 'Jane Sample'],
    ['SAMPLE', 'Jane Sample'],
    ['MR J', 'Jane J'],
    ['JOHN OTHER & RUTH SAMPLE', 'John Sample'],
    ['JANE OTHER & JOHN SAMPLE', 'Jane Sample'],
    ['ANNE SAMPLE', 'Jane Anne Sample'],
    ['SAMPLE LTD', 'Jane Sample'],
    ['', 'Jane Sample'],
    ['JANE SAMPLE', ''],
    ['MISS', 'Miss'],
  ])('as %j is not that of %j', (printed, person) => {
    expect(isSamePerson(printed, person)).toBe(false);
  });

  test('can be in any order, case and with any title and further name', () => {
    // Words without a vowel are no titles and not the word AND.
    const word = fc.stringMatching(/^[BCDFGHJKLNPQTVWXZ]{2,9}$/);
    const names = fc.record({ given: word, surname: word, further: fc.option(word, { nil: '' }) });
    fc.assert(
      fc.property(names, ({ given, surname, further }) => {
        const person = `${given} ${surname}`;
        expect(isSamePerson(`Mr ${given.toLowerCase()} ${further} ${surname}`, person)).toBe(true);
        expect(isSamePerson(`${surname}, ${given.slice(0, 1)}`, person)).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });
});
