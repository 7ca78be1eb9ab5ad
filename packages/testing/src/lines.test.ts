import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LINES, type LineName } from '@fairlead/contract/lines';
import { ROUTES } from '@fairlead/server/routes';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../../web/src');

/** Lines that the pages do not call by name, and why. */
const NOT_CALLED_BY_THE_WEB: Partial<Record<LineName, string>> = {
  readApplicationDocument: 'framed and linked by its address',
  downloadApplicationDocument: 'linked by its address',
  provideBankPaymentDay: 'the page of the payment day gives it under its own requirement',
  readLoanDocument: 'linked by its address',
  downloadLoanDocument: 'linked by its address',
};

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

test('every call is made by the web, or is in the list of those that are not', () => {
  const inTheWeb = namesInTheWeb();
  const unused = NAMES.filter((name) => !inTheWeb.has(name));
  expect(unused.toSorted()).toEqual(Object.keys(NOT_CALLED_BY_THE_WEB).toSorted());
});
