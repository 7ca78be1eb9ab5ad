import { describe, expect, test } from 'vitest';
import { ENDPOINTS, NOUNS } from './endpoints.ts';
import type { EndpointTable } from './wire/endpoint.ts';
import { COMMON_ERRORS } from './wire/errors.ts';

const ALL: EndpointTable = ENDPOINTS;
const REFUSALS = Object.entries(ALL).flatMap(([name, { refusals }]) =>
  Object.entries(refusals).map(([type, stated]) => ({ name, type, stated })),
);

test('no two endpoints share a method and a path', () => {
  const addresses = Object.values(ALL).flatMap(({ method, path, alsoAt }) =>
    [path, ...alsoAt].map((at) => `${method} ${at}`),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('every endpoint belongs to one noun', () => {
  const named = NOUNS.flatMap(({ endpoints }) => Object.keys(endpoints));
  expect(named.toSorted()).toEqual(Object.keys(ALL).toSorted());
});

test.each(Object.entries(ALL))('%s has a summary that can be a name', (_name, { summary }) => {
  expect(summary, 'a summary has 6 to 50 characters, starts with a capital and has no . or ;').toMatch(
    /^[A-Z][^.;]{5,49}$/,
  );
});

test('a constant is a GET for anyone that nothing in the request changes', () => {
  const constants = Object.values(ALL).filter(({ isConstant }) => isConstant);
  for (const { method, actor, path, rateLimit } of constants)
    expect([method, actor, path.includes(':'), rateLimit]).toEqual(['GET', 'anyone', false, null]);
});

test('these calls are made by no page of ours, each for the reason that it states', () => {
  const names = Object.entries(ALL).filter(([, { calledFrom }]) => calledFrom === 'other-clients');
  expect(names.map(([name]) => name).toSorted()).toEqual(['storeDocumentCode']);
});

describe('a refusal', () => {
  test.each(REFUSALS)('$type of $name tells the borrower what to do, in sentences', ({ stated }) => {
    expect(stated.message, 'a message is a sentence that ends in a full stop').toMatch(/^[A-Z].+[.]$/);
    expect(stated.message.split(' ').length).toBeGreaterThan(3);
  });

  test('means the same wherever it is named', () => {
    for (const { type, stated } of REFUSALS) {
      const others = REFUSALS.filter((other) => other.type === type).map((other) => other.stated);
      expect(new Set(others), type).toEqual(new Set([stated]));
      expect(Object.keys(COMMON_ERRORS)).not.toContain(type);
    }
  });
});
