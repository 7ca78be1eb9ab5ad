import { describe, expect, test } from 'vitest';
import { MAGIC_VALUES } from './magic-values.ts';

describe('the list of magic values', () => {
  const valuesOf = (group: string) =>
    MAGIC_VALUES.filter((row) => row.group === group).map(({ value }) => value);

  test('contains every surname of the bureau and every first name of the payers', () => {
    expect(valuesOf('Surname')).toEqual(
      expect.arrayContaining([
        ...['Accept', 'Good', 'Fair', 'Limited', 'Decline', 'Insolvent'],
        ...['Mismatch', 'Thin', 'Referred', 'Slow', 'Down'],
      ]),
    );
    expect(valuesOf('First name')).toEqual([
      'Successful',
      'Penniless',
      'Stretched',
      'Fickle',
      'Relenting',
      'Late',
      'Closed',
      'Deceased',
      'Switching',
      'Moving',
      'Cancelling',
      'Expired',
      'Invalid',
      'Unsupported',
      'Departed',
      'Unready',
      'Indemnity',
    ]);
  });

  test('shows accounts, postcodes and mobiles as a person types them', () => {
    expect(valuesOf('Bank account')).toContain('08-99-99 66374958');
    expect(valuesOf('Postcode')).toEqual(
      expect.arrayContaining(['ID1 1QD', 'ZZ99 3VZ', 'ZZ99 3VY', 'ZZ99 9ZZ', 'ZZ99 5XX']),
    );
    expect(valuesOf('Mobile number')).toEqual(expect.arrayContaining(['07700 900001', '07700 900002']));
  });

  test('says what to type in each field, and nothing for a description without an example', () => {
    const typedFor = (value: string) =>
      MAGIC_VALUES.filter((row) => row.value === value).map(({ typed }) => typed);
    expect(typedFor('Accept')).toEqual([['Accept']]);
    expect(typedFor('08-99-99 66374958')).toEqual([['08-99-99', '66374958']]);
    expect(typedFor('07700 900xxx')).toEqual([['07700 900123']]);
    expect(typedFor('4040')).toEqual([['4040']]);
    expect(typedFor('Any other')).toEqual([[], [], [], [], [], []]);
  });

  test('names the people who can sign on as staff, who are picked and not typed', () => {
    expect(valuesOf('Staff')).toEqual(['Uma Underwriter', 'Rhys Reader']);
    expect(MAGIC_VALUES.filter(({ group }) => group === 'Staff').flatMap(({ typed }) => typed)).toEqual([]);
  });

  test('has an outcome for each value and no duplicates', () => {
    expect(MAGIC_VALUES.every(({ outcome }) => outcome.endsWith('.'))).toBe(true);
    expect(new Set(MAGIC_VALUES.map(({ group, value }) => `${group} ${value}`)).size).toBe(
      MAGIC_VALUES.length,
    );
  });
});
