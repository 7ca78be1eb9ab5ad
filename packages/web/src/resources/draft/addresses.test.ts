import { describe, expect, test } from 'vitest';
import { anAddress } from '../../testing/drafts.ts';
import { addressesBody, choose, isFilled, isSameAddress, mergeAddress, retypePostCode } from './addresses.ts';
import { emptyAddress } from './draft.ts';

const FOUND = {
  houseNumber: 'Beacon Cottage',
  flatNumber: null,
  line1: 'Harbour Lane',
  line2: 'Old Quay',
  town: 'Easterby',
  county: null,
  postCode: 'ID1 1QD',
};

test('an address is filled by one of its lines, or by being typed manually', () => {
  expect(isFilled(anAddress())).toBe(true);
  expect(isFilled({ ...emptyAddress(0), populateManually: true })).toBe(true);
  expect(isFilled({ ...emptyAddress(0), postCode: 'LS1 4AP', county: 'Yorkshire' })).toBe(false);
});

describe('the addresses that are sent', () => {
  const housesOf = (...addresses: Parameters<typeof addressesBody>[0]) =>
    addressesBody(addresses).map(({ houseNumber }) => houseNumber);

  test('are one after a long stay, whatever else was typed', () => {
    expect(housesOf(anAddress({ period: 2 }), anAddress({ index: 1, houseNumber: '7' }))).toEqual(['2']);
  });

  test('are both after a short one, without what is empty', () => {
    const present = anAddress({ period: 6 });
    expect(housesOf(present, anAddress({ index: 1, houseNumber: '7' }))).toEqual(['2', '7']);
    expect(housesOf(present, emptyAddress(1))).toEqual(['2']);
  });

  test('have null for an empty line, and no period where none was chosen', () => {
    const [body] = addressesBody([anAddress({ line2: ' ', period: null }), emptyAddress(1)]);
    expect(body).toEqual({
      houseNumber: '2',
      flatNumber: null,
      line1: 'Mill Road',
      line2: null,
      town: 'Easterby',
      county: null,
      postCode: 'LS1 4AP',
      index: 0,
      populateManually: false,
    });
  });
});

describe('a postcode that is typed again', () => {
  test('keeps the address while it is the same postcode', () => {
    expect(retypePostCode(anAddress(), 'ls1 4ap').houseNumber).toBe('2');
  });

  test('drops the address when it is another, and keeps the time there', () => {
    const retyped = retypePostCode(anAddress(), 'M1 1AE');
    expect(retyped).toEqual({ ...emptyAddress(0), postCode: 'M1 1AE', period: 3 });
  });

  test('leaves an address typed manually alone', () => {
    expect(retypePostCode(anAddress({ populateManually: true }), 'M1 1AE').houseNumber).toBe('2');
  });
});

describe('an address from the list', () => {
  test('is copied line by line and recognised again', () => {
    const chosen = choose(emptyAddress(0), FOUND);
    expect(isSameAddress(FOUND, chosen)).toBe(true);
    expect(isSameAddress({ ...FOUND, houseNumber: '1' }, chosen)).toBe(false);
  });
});

describe('an address that is known of the borrower', () => {
  test('is used where nothing was typed', () => {
    expect(mergeAddress(FOUND, emptyAddress(0)).line1).toBe('Harbour Lane');
  });

  test('gives way to what was typed', () => {
    expect(mergeAddress(FOUND, anAddress())).toEqual(anAddress());
  });
});
