import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS } from '@fairlead/contract/endpoints';
import type { Endpoint } from '@fairlead/contract/wire/endpoint';
import { ROUTES } from '@fairlead/server/routes';
import { expect, test } from 'vitest';
import { keysOf } from '@fairlead/core/records';
import { REFUSALS } from './refusals/refusals.ts';

const PACKAGES = join(import.meta.dirname, '../..');

const NAMES = keysOf(ENDPOINTS);

/** Every quoted name, and every call of a client's tables, in the files that match. */
function namesIn(pattern: string, exclude: (name: string) => boolean): ReadonlySet<string> {
  const files = globSync(pattern, { cwd: PACKAGES, exclude });
  const text = files.map((file) => readFileSync(join(PACKAGES, file), 'utf8')).join('\n');
  return new Set(
    [...text.matchAll(/'(\w+)'|_CALLS\.(\w+)/g)].map(([, quoted, called]) => quoted ?? called ?? ''),
  );
}

test('every endpoint is mounted once', () => {
  const mounted = ROUTES.map(({ name }) => name);
  expect(mounted.toSorted()).toEqual(NAMES.toSorted());
});

test('every endpoint that says that scripts call it, is called by one', () => {
  const inTheWeb = namesIn('web/src/**/*.{ts,tsx}', (name) => name.includes('.test.'));
  const notCalled = NAMES.filter((name) => ENDPOINTS[name].calledFrom === 'script' && !inTheWeb.has(name));
  expect(notCalled, "call it in web/src/resources, or state calledFrom: 'other-clients'").toEqual([]);
});

/** Refusals of a server that is set up otherwise, and one of two calls at the same moment: by name in a test of their own. */
const BY_NAME = new Set([
  'startStaffSignOn noIdentityProvider',
  'finishStaffSignOn noStaffRole',
  'advanceTime advanceRunning',
  'submitApplication motorApplicationsNotOpen',
  'findVehicle motorApplicationsNotOpen',
  'saveDraft draftsOff',
]);

const pairOf = ({ name, type }: { readonly name: string; readonly type: string }) => `${name} ${type}`;

const isByName = (pair: Parameters<typeof pairOf>[0]): boolean => BY_NAME.has(pairOf(pair));

const STATED = Object.entries<Endpoint>(ENDPOINTS).flatMap(([name, { refusals }]) =>
  Object.keys(refusals).map((type) => ({ name, type })),
);

test('every call is refused for each reason that it states, in a world of refusals', () => {
  const proven = new Set(
    REFUSALS.flatMap(({ refusal, endpoints }) => endpoints.map((name) => pairOf({ name, type: refusal }))),
  );
  const stated = STATED.filter((each) => !isByName(each)).map(pairOf);
  expect(
    stated.filter((pair) => !proven.has(pair)),
    'add the call to a world of packages/testing/src/refusals',
  ).toEqual([]);
});

test('every other refusal is expected by name in a test of the server', () => {
  const tested = namesIn('{server,testing}/src/**/*.test.ts', (name) => name === 'node_modules');
  const stated = STATED.filter((each) => isByName(each));
  expect(stated.filter(({ type }) => !tested.has(type))).toEqual([]);
});
