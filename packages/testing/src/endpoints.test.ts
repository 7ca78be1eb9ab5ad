import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LINES, NOT_CALLED_BY_SCRIPTS, type LineName } from '@fairlead/contract/endpoints';
import { ROUTES } from '@fairlead/server/routes';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../../web/src');

const NAMES = Object.keys(LINES) as LineName[]; // the keys of a record are its names

function namesInTheWeb(): ReadonlySet<string> {
  const files = globSync('**/*.{ts,tsx}', { cwd: WEB, exclude: (name) => name.includes('.test.') });
  const text = files.map((file) => readFileSync(join(WEB, file), 'utf8')).join('\n');
  return new Set([...text.matchAll(/'(\w+)'/g)].map(([, name = '']) => name));
}

test('every call that there is, is mounted once', () => {
  const mounted = ROUTES.map(({ name }) => name);
  expect(mounted.toSorted()).toEqual(NAMES.toSorted());
});

test('every call is made by the web, or is in the list of those that no script calls', () => {
  const inTheWeb = namesInTheWeb();
  const listed = Object.keys(NOT_CALLED_BY_SCRIPTS);
  expect(NAMES.filter((name) => !inTheWeb.has(name) && !listed.includes(name))).toEqual([]);
});
