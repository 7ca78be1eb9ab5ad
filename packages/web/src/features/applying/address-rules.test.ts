import { describe, expect, test } from 'vitest';
import {
  addressesToSend,
  checkStay,
  checkTypedAddress,
  choose,
  isFilled,
  isSameAddress,
  mergeAddress,
  needsPreviousAddress,
  retypePostCode,
  STAYS,
} from './address-rules.ts';
import { emptyAddress } from './draft.ts';
import { anAddress } from '../../testing/drafts.ts';

const FOUND = {
  houseNumber: 'Beacon Cottage',
  flatNumber: null,
  line1: 'Harbour Lane',
  line2: 'Old Quay',
  town: 'Easterby',
  county: null,
  postCode: 'ID1 1QD',
};

describe('an address is filled', () => {
  test.each(['flatNumber', 'houseNumber', 'line1', 'line2', 'town'] as const)('by its %s', (line) => {
    expect(isFilled({ ...emptyAddress(0), [line]: 'x' })).toBe(true);
  });

  test('by the flag of an address typed by hand', () => {
    expect(isFilled({ ...emptyAddress(0), populateManually: true })).toBe(true);
  });

  test('neither by a postcode nor by a county alone', () => {
    expect(isFilled({ ...emptyAddress(0), postCode: 'LS1 4AP', county: 'Yorkshire' })).toBe(false);
  });
});

describe('the address history', () => {
  test('asks for the previous address after less than three years only', () => {
    const asking = STAYS.filter(({ value }) => needsPreviousAddress({ period: value }));
    expect(asking).toEqual([{ value: 6, label: 'Less than 3 years' }]);
  });

  test('sends one address after a long stay, whatever else was typed', () => {
    const present = anAddress({ period: 2 });
    expect(addressesToSend([present, anAddress({ index: 1 })])).toEqual([present]);
  });

  test('sends both after a short one, and drops what is empty', () => {
    const present = anAddress({ period: 6 });
    const previous = anAddress({ index: 1, houseNumber: '7' });
    expect(addressesToSend([present, previous])).toEqual([present, previous]);
    expect(addressesToSend([present, emptyAddress(1)])).toEqual([present]);
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

  test('leaves an address typed by hand alone', () => {
    expect(retypePostCode(anAddress({ populateManually: true }), 'M1 1AE').houseNumber).toBe('2');
  });
});

describe('an address from the list', () => {
  test('is taken over line by line and found again', () => {
    const chosen = choose(emptyAddress(0), FOUND);
    expect(isSameAddress(FOUND, chosen)).toBe(true);
    expect(isSameAddress({ ...FOUND, houseNumber: '1' }, chosen)).toBe(false);
  });
});

describe('an address that is known of the borrower', () => {
  test('stands where nothing was typed', () => {
    expect(mergeAddress(FOUND, emptyAddress(0)).line1).toBe('Harbour Lane');
  });

  test('gives way to what was typed', () => {
    expect(mergeAddress(FOUND, anAddress())).toEqual(anAddress());
  });
});

describe('an address typed by hand', () => {
  test('needs a house, a street, a town and a postcode', () => {
    expect(checkTypedAddress(emptyAddress(1))).toEqual({
      'addresses.1.houseNumber': 'Enter your house number or name',
      'addresses.1.line1': 'Enter your street',
      'addresses.1.town': 'Enter your town or city',
      'addresses.1.postCode': 'Enter a postcode',
    });
  });

  test('may have a flat instead of a house', () => {
    expect(checkTypedAddress(anAddress({ houseNumber: '', flatNumber: '3b' }))).toEqual({});
  });

  test('says how long', () => {
    expect(checkStay(anAddress({ period: null }))).toEqual({
      'addresses.0.period': 'Select how long you have lived at this address',
    });
  });
});
