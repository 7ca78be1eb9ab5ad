import { ENDPOINTS, type EndpointName } from '@fairlead/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Fault } from './fault.ts';
import { decode } from './validate.ts';

function fieldsOf(schema: z.ZodType, input: unknown): Readonly<Record<string, readonly string[]>> {
  try {
    decode(schema, input);
    return {};
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return error.detail.fields ?? {};
  }
}

const messagesFor = (name: EndpointName, body: unknown) => fieldsOf(ENDPOINTS[name].body, body);

describe('what is wrong with a field is said in words that can be acted upon:', () => {
  test.each<[EndpointName, object | null, string, string]>([
    ['submitApplication', { amount: 'x' }, 'amount', 'Give a number of pounds'],
    ['submitApplication', {}, 'netMonthlyIncome', 'Give a number of pounds'],
    ['submitApplication', {}, 'term', 'This is missing. Give a number'],
    ['submitApplication', { term: 36.5 }, 'term', 'Give a whole number'],
    ['submitApplication', { term: 0 }, 'term', 'Give at least 1'],
    ['submitApplication', { term: 121 }, 'term', 'Give at most 120'],
    ['submitApplication', { user: { addresses: [] } }, 'user.addresses', 'Give at least 1 entry'],
    ['submitApplication', { user: {} }, 'user.addresses', 'This is missing. Give a list'],
    ['submitApplication', { user: {} }, 'user.dateOfBirth', 'Give a date as YYYY-MM-DD'],
    ['submitApplication', { user: { firstName: 5 } }, 'user.firstName', 'Give text'],
    ['submitApplication', {}, 'user', 'This is missing. Give an object of named fields'],
    ['submitApplication', { surprise: 1 }, 'surprise', 'This field is not known here'],
    [
      'submitApplication',
      { affordability: { numberOfDependants: 3 } },
      'affordability.numberOfDependants',
      'Give one of these: 0, 1, 2, 3+',
    ],
    ['authenticate', { type: 'x' }, 'type', 'Give one of these: auto_login, refresh_token'],
    [
      'authenticate',
      { type: 'auto_login', data: { token: 'x' } },
      'data.token',
      'Use at least 20 characters',
    ],
    ['confirmReadSecci', { hasRead: false }, 'hasRead', 'Give true'],
    ['followUp', { followUp: 'yes' }, 'followUp', 'Give true or false'],
    ['followUp', null, 'body', 'Give an object of named fields'],
    ['advanceTime', { days: 0 }, 'days', 'Give at least 1'],
    ['verifyStepUp', { code: 'x' }, 'code', 'Code must be 6 digits, like 123456'],
  ])('%s %j', (name, body, field, message) => {
    expect(messagesFor(name, body)[field]).toEqual([message]);
  });

  test('a number of the query', () => {
    const { query } = ENDPOINTS.listEmploymentStatuses;
    expect(fieldsOf(query, { page: 'one' })).toEqual({ page: ['Give a number'] });
  });

  test.each([
    [z.number().gt(3), 3, 'Give more than 3'],
    [z.number().lt(3), 3, 'Give less than 3'],
    [z.number().multipleOf(5), 3, 'Give a multiple of 5'],
    [z.array(z.int()).max(1), [1, 2], 'Give at most 1 entry'],
    [z.uuid(), 'x', 'Give the identifier exactly as you received it'],
    [z.iso.datetime(), 'x', 'Give a time in UTC, such as 2026-11-20T10:00:00Z'],
    [z.string().startsWith('a'), 'x', 'Check how this is written'],
    [z.date(), 'x', 'Give a value of the right kind'],
    [z.union([z.int(), z.boolean()]), 'x', 'Give a number'],
    [z.record(z.string().max(1), z.int()), { long: 1 }, 'Check the names in here'],
    [z.custom(() => false), 'x', 'Check this value'],
  ])('a shape that no call asks for yet (%#)', (schema, input, message) => {
    expect(Object.values(fieldsOf(schema, input))).toEqual([[message]]);
  });
});
