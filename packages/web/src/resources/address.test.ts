import { expect, test } from 'vitest';
import { addressLines } from './address.ts';

const HOUSE = {
  flatNumber: null,
  houseNumber: '2',
  line1: 'Mill Road',
  line2: null,
  town: 'Easterby',
  county: null,
};

test('an address is written with its number before the street', () => {
  expect(addressLines({ ...HOUSE, postCode: 'LS1 4AP' })).toEqual(['2 Mill Road', 'Easterby', 'LS1 4AP']);
});

test('the name of a house is on a line of its own', () => {
  expect(
    addressLines({ ...HOUSE, flatNumber: 'Flat 3', houseNumber: 'Lantern House', postCode: 'LS1 4AP' }),
  ).toEqual(['Flat 3', 'Lantern House', 'Mill Road', 'Easterby', 'LS1 4AP']);
});
