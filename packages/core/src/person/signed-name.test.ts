import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNameOf } from './signed-name.ts';

describe('a name typed as a signature', () => {
  test.each([
    ['Jane Sample', 'Jane', 'Sample'],
    ['  jane   SAMPLE ', 'Jane', 'Sample'],
    ['Jane Anne Sample', 'Jane', 'Sample'],
    ['Jane Sample', 'Jane Anne', 'Sample'],
    ['Jane A. Sample', 'Jane Anne', 'Sample'],
    ['Mrs Jane Sample', 'Jane', 'Sample'],
    ['Zoe Bronte', 'Zoë', 'Brontë'],
    ['Zoë Brontë', 'Zoe', 'Bronte'],
    ['Soren Aebleskov', 'Søren', 'Æbleskov'],
    ['Mary Jane Smith Jones', 'Mary-Jane', 'Smith-Jones'],
    ['MaryJane SmithJones', 'Mary-Jane', 'Smith-Jones'],
    ['Mary Smith-Jones', 'Mary-Jane', 'Smith Jones'],
    ['Sinead OBrien', 'Sinéad', 'O’Brien'],
    ['Sinéad O Brien', 'Sinead', "O'Brien"],
    ['J de la Cruz', 'J', 'de la Cruz'],
  ])('“%s” is the one of %s %s', (typed, firstName, lastName) => {
    expect(isNameOf(typed, { firstName, lastName })).toBe(true);
  });

  test.each([
    ['', 'Jane', 'Sample'],
    ['Jane', 'Jane', 'Sample'],
    ['Sample', 'Jane', 'Sample'],
    ['Sample Jane', 'Jane', 'Sample'],
    ['John Sample', 'Jane', 'Sample'],
    ['Anne Sample', 'Jane Anne', 'Sample'],
    ['Jane Simple', 'Jane', 'Sample'],
    ['Jane Sample Jones', 'Jane', 'Sample'],
    ['Jane Jones', 'Jane', 'Smith-Jones'],
    ['J Sample', 'Jane', 'Sample'],
    ['Jane Sample <script>', 'Jane', 'Sample'],
  ])('“%s” is not the one of %s %s', (typed, firstName, lastName) => {
    expect(isNameOf(typed, { firstName, lastName })).toBe(false);
  });

  test('however it is spaced and capitalised, is its own', () => {
    const word = fc.stringMatching(/^[a-zé]{1,12}$/);
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 4 }), (firstName, lastName, spaces) => {
        const typed = `${firstName}${' '.repeat(spaces)}${lastName.toUpperCase()}`;
        return isNameOf(typed, { firstName, lastName });
      }),
    );
  });
});
