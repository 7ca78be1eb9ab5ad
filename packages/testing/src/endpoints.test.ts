import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS } from '@fairlead/contract/endpoints';
import { ROUTES } from '@fairlead/server/routes';
import { expect, test } from 'vitest';
import { keysOf } from '@fairlead/core/records';

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

test('every refusal is expected by name in a test of the server', () => {
  const tested = namesIn('{server,testing}/src/**/*.test.ts', (name) => name === 'node_modules');
  const refusals = NAMES.flatMap((name) =>
    Object.keys(ENDPOINTS[name].refusals).map((type) => `${name} ${type}`),
  );
  expect(refusals.filter((refusal) => !tested.has(refusal.split(' ')[1] ?? ''))).toEqual([]);
});
