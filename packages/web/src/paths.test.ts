import { ACCOUNT } from '@fairlead/contract/web/account-paths';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { loanPdfPath } from './loan-paths.ts';
import { readingPath, taskPath } from './application-paths.ts';
import { continuePath, formPath, inboxPath, SCREENS } from './paths.ts';
import routes from './routes.ts';

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)]);

test('every screen has a route, and every route a screen, but for some below the account', () => {
  const routed = pathsOf(routes).filter((path) => !path.endsWith('*'));
  const screens: readonly string[] = Object.values(SCREENS);
  expect(routed.filter((path) => screens.includes(path)).toSorted()).toEqual(screens.toSorted());
  const others = routed.filter((path) => !screens.includes(path));
  expect(others.filter((path) => !path.startsWith(`${ACCOUNT}/`))).toEqual([]);
});

test('the form is opened at a page, from the check page, or with another amount', () => {
  expect(formPath('you')).toBe('/account/borrow/quote?step=you');
  expect(formPath('loan', { isChange: true, amount: 4_000 })).toBe(
    '/account/borrow/quote?step=loan&from=check&amount=4000',
  );
});

test('an application has a page for each task and each document', () => {
  expect(continuePath('1')).toBe('/account/borrow/continue?id=1');
  expect(taskPath('1', 'bankDetails')).toBe('/account/borrow/continue/bank-details?id=1');
  expect(readingPath('1', 'secci')).toBe('/account/borrow/continue/documents/secci?id=1');
});

test('a document of a loan is a PDF of the product API', () => {
  expect(loanPdfPath('1', 'contract')).toBe('/v2/loans/1/contract.pdf');
});

test('the sandbox’s inbox shows all messages, those to one address, or one', () => {
  expect(inboxPath()).toBe('/sandbox/inbox');
  expect(inboxPath({ to: 'ann@mail.example' })).toBe('/sandbox/inbox?to=ann%40mail.example');
  expect(inboxPath({ message: '7' })).toBe('/sandbox/inbox?message=7');
});
