import { describe, expect, test } from 'vitest';
import { fieldAt, firstRefusedPage, pageOf, refusalFrom } from './server-problems.ts';

describe('a path of the body', () => {
  test.each([
    ['amount', 'amount', 'loan'],
    ['user.dateOfBirth', 'dateOfBirth', 'you'],
    ['user.email', 'email', 'contact'],
    ['user.addresses.0', 'addresses.0.postCode', 'address-manual'],
    ['user.addresses.1.postCode', 'addresses.1.postCode', 'previous-address-manual'],
    ['addresses.0.line1', 'addresses.0.line1', 'address-manual'],
    ['netMonthlyIncome', 'income', 'work'],
    ['employmentStatus.name', 'employmentStatus', 'work'],
    ['affordability.monthlyDependantsCost', 'monthlyDependantsCost', 'home'],
  ] as const)('%s is the field %s on the page %s', (path, field, page) => {
    expect(fieldAt(path)).toBe(field);
    expect(pageOf(field)).toBe(page);
  });

  test('that the form does not have is no field', () => {
    expect(fieldAt('lufcd')).toBeUndefined();
    expect(fieldAt('user.constructor')).toBeUndefined();
  });
});

describe('a refusal of the server', () => {
  const refusal = refusalFrom({
    fields: { 'user.email': ['Check the email address'], lufcd: ['Too large'], 'user.addresses.0': [] },
  });

  test('is brought back to its fields; the rest is for the top of the page', () => {
    expect(refusal).toEqual({
      problems: { email: 'Check the email address', 'addresses.0.postCode': 'Enter a postcode' },
      unknown: ['Too large'],
    });
  });

  test('is mended first on the page of its first field', () => {
    expect(firstRefusedPage(refusal)).toBe('contact');
    expect(firstRefusedPage({ problems: {}, unknown: ['Too large'] })).toBe('check');
  });
});
