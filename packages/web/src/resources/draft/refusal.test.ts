import { describe, expect, test } from 'vitest';
import { WIRE_FIELDS } from '../../features/applying/steps.ts';
import { fieldAt, refusalFrom } from './refusal.ts';

describe('a path of the body', () => {
  test.each([
    ['amount', 'amount'],
    ['user.dateOfBirth', 'dateOfBirth'],
    ['user.email', 'email'],
    ['user.addresses.0', 'addresses.0.postCode'],
    ['user.addresses.1.postCode', 'addresses.1.postCode'],
    ['addresses.0.line1', 'addresses.0.line1'],
    ['netMonthlyIncome', 'income'],
    ['employmentStatus.name', 'employmentStatus'],
    ['affordability.monthlyDependantsCost', 'monthlyDependantsCost'],
  ])('%s is the field %s', (path, field) => {
    expect(fieldAt(path, WIRE_FIELDS)).toBe(field);
  });

  test('that the form does not have is no field', () => {
    expect(fieldAt('documents', WIRE_FIELDS)).toBeUndefined();
    expect(fieldAt('user.constructor', WIRE_FIELDS)).toBeUndefined();
  });
});

test('a refusal of the server is brought to its fields; the rest is for the top of the page', () => {
  const fields = {
    'user.email': ['Enter an email address'],
    documents: ['Too many'],
    'user.addresses.0': [],
  };
  expect(refusalFrom({ fields }, WIRE_FIELDS)).toEqual({
    problems: { email: 'Enter an email address', 'addresses.0.postCode': 'Check this answer' },
    unknown: ['Too many'],
  });
});
