import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS } from '@fairlead/contract/endpoints';
import { ROUTES } from '@fairlead/server/routes';
import { expect, test } from 'vitest';
import { keysOf } from '@fairlead/core/records';

const WEB = join(import.meta.dirname, '../../web/src');

const NAMES = keysOf(ENDPOINTS); // the keys of a record are its names

function namesInTheWeb(): ReadonlySet<string> {
  const files = globSync('**/*.{ts,tsx}', { cwd: WEB, exclude: (name) => name.includes('.test.') });
  const text = files.map((file) => readFileSync(join(WEB, file), 'utf8')).join('\n');
  return new Set([...text.matchAll(/'(\w+)'/g)].map(([, name = '']) => name));
}

test('every endpoint is mounted once', () => {
  const mounted = ROUTES.map(({ name }) => name);
  expect(mounted.toSorted()).toEqual(NAMES.toSorted());
});

test('every endpoint that says that scripts call it, is called by one', () => {
  const inTheWeb = namesInTheWeb();
  expect(NAMES.filter((name) => ENDPOINTS[name].calledFrom === 'script' && !inTheWeb.has(name))).toEqual([]);
});
