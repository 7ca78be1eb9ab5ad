import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day, partsOf } from '../calendar/day.ts';
import { parseDrivingLicence, type DrivingLicence } from './driving-licence.ts';
import { matchLicenceHolder } from './licence-holder.ts';
import { RUNS } from '../testing/runs.ts';

function licence(text: string): DrivingLicence {
  const parsed = parseDrivingLicence(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.refusal}`);
  return parsed.value;
}

describe('a licence and the details of its holder', () => {
  test.each([
    ['a woman born on 5 July 1964', 'MORGA657054SM9IJ', 'Morgan', '1964-07-05'],
    ['a man born on 5 July 1964', 'MORGA607054SM9IJ', 'Morgan', '1964-07-05'],
    ['a short surname', 'LEE99801017A99AB', 'Lee', '1987-01-01'],
    ['an apostrophe', 'OBRIE801017A99AB', 'O’Brien', '1987-01-01'],
    ['an accented letter', 'NUNEZ801017A99AB', 'Núñez', '1987-01-01'],
    ['a letter that does not decompose', 'LUKAS801017A99AB', 'Łukasz', '1987-01-01'],
    ['a ligature', 'SORAE801017A99AB', 'Søræ', '1987-01-01'],
    ['a sharp s', 'WEISS801017A99AB', 'Weiß', '1987-01-01'],
    ['Mac written as Mc', 'MCDON801017A99AB', 'MacDonald', '1987-01-01'],
    ['Mac written out', 'MACDO801017A99AB', 'MacDonald', '1987-01-01'],
    ['Mc', 'MCDON801017A99AB', 'McDonald', '1987-01-01'],
    ['both parts of a double-barrelled surname', 'LEEPO801017A99AB', 'Lee-Potter', '1987-01-01'],
    ['only its first part', 'LEE99801017A99AB', 'Lee-Potter', '1987-01-01'],
    ['a surname in several words', 'VANDE801017A99AB', 'van der Berg', '1987-01-01'],
    ['a leap day', 'SMITH002290A99AB', 'Smith', '2000-02-29'],
    ['the end of a decade', 'SMITH912319A99AB', 'Smith', '1999-12-31'],
  ])('match: %s', (_, number, lastName, born) => {
    const holder = { lastName, dateOfBirth: day(born) };
    expect(matchLicenceHolder(licence(number), holder)).toEqual({ ok: true, value: 'matches' });
  });

  test.each([
    ['another surname', 'MORGA657054SM9IJ', 'Morley', '1964-07-05', 'surnameDiffers'],
    ['a longer surname', 'LEE99801017A99AB', 'Leeds', '1987-01-01', 'surnameDiffers'],
    ['a surname in another script', 'LEE99801017A99AB', '李', '1987-01-01', 'surnameDiffers'],
    ['no surname', 'LEE99801017A99AB', '', '1987-01-01', 'surnameDiffers'],
    ['another day', 'MORGA657054SM9IJ', 'Morgan', '1964-07-06', 'dateOfBirthDiffers'],
    ['another month', 'MORGA657054SM9IJ', 'Morgan', '1964-08-05', 'dateOfBirthDiffers'],
    ['another year', 'MORGA657054SM9IJ', 'Morgan', '1965-07-05', 'dateOfBirthDiffers'],
    ['another decade', 'MORGA657054SM9IJ', 'Morgan', '1974-07-05', 'dateOfBirthDiffers'],
    ['day and month exchanged', 'MORGA657054SM9IJ', 'Morgan', '1964-05-07', 'dateOfBirthDiffers'],
  ])('differ: %s', (_, number, lastName, born, refusal) => {
    const holder = { lastName, dateOfBirth: day(born) };
    expect(matchLicenceHolder(licence(number), holder)).toEqual({ ok: false, refusal });
  });

  test('from Northern Ireland cannot be compared', () => {
    const holder = { lastName: 'Morgan', dateOfBirth: day('1964-07-05') };
    expect(matchLicenceHolder(licence('12345678'), holder)).toEqual({ ok: true, value: 'not-comparable' });
  });

  test('match a number built from them, and no other birthday', () => {
    const births = fc.integer({ min: 0, max: 29_000 }).map((n) => addDays(day('1930-01-01'), n));
    const surnames = fc.stringMatching(/^[A-Z]{1,12}$/).filter((name) => !name.startsWith('MAC'));
    fc.assert(
      fc.property(
        surnames,
        births,
        fc.boolean(),
        fc.integer({ min: 1, max: 3000 }),
        (name, born, isWoman, gap) => {
          const { month } = partsOf(born);
          const figures = [
            born.slice(2, 3),
            String(isWoman ? month + 50 : month).padStart(2, '0'),
            born.slice(8),
            born.slice(3, 4),
          ].join('');
          const own = licence(`${name.slice(0, 5).padEnd(5, '9')}${figures}A99AB`);
          expect(matchLicenceHolder(own, { lastName: name, dateOfBirth: born }).ok).toBe(true);
          const other = matchLicenceHolder(own, { lastName: name, dateOfBirth: addDays(born, gap) });
          expect(other).toEqual({ ok: false, refusal: 'dateOfBirthDiffers' });
        },
      ),
      { numRuns: RUNS },
    );
  });

  test('can be compared for any surname', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (lastName) => {
        const holder = { lastName, dateOfBirth: day('1964-07-05') };
        expect(typeof matchLicenceHolder(licence('MORGA657054SM9IJ'), holder).ok).toBe('boolean');
      }),
      { numRuns: RUNS },
    );
  });
});
