import { readingPath } from '../../../application-paths.ts';
import { continuePath, formPath, SCREENS } from '../../../paths.ts';
import { APPLICATION_PAGES, loginLinkPath, pathTo } from '@fairlead/contract/web/account-paths';
import { expect, test } from 'vitest';
import { pagePattern } from './page-pattern.ts';

const ID = '0192f1d0-0000-7000-8000-000000000000';

const pathOf = (address: string): string => new URL(address, 'https://lendable.example').pathname;

test.each([
  ['/', '/'],
  ['/contact', '/contact'],
  [pathOf(loginLinkPath('a-token')), SCREENS.login],
  [pathOf(formPath('income')), SCREENS.form],
  [pathOf(continuePath(ID)), SCREENS.continue],
  [pathOf(readingPath(ID, 'contract')), SCREENS.readDocument],
  [pathTo(APPLICATION_PAGES.Requested, { id: ID }), SCREENS.requested],
  [`${pathTo(APPLICATION_PAGES.Requested, { id: ID })}/`, SCREENS.requested],
  [`/account/jane@borrower/${ID}`, '/account/*'],
  ['/jane@borrower.example', null],
  [`/v2/loans/${ID}/contract.pdf`, null],
  ['/constructor', null],
  ['/account/%E0%A4%A', null],
  ['//', null],
])('the page at %s is %s', (path, pattern) => expect(pagePattern(path)).toBe(pattern));
