import { expect, test } from 'vitest';
import { loanTabLinks, tabNamed } from './loan-tabs.ts';

test('the tab is the overview unless the address names another', () => {
  expect([null, 'overview', 'schedule', 'transactions', 'constructor', 'x'].map(tabNamed)).toEqual([
    'overview',
    'overview',
    'schedule',
    'transactions',
    'overview',
    'overview',
  ]);
});

test('each tab is a link with an address of its own', () => {
  expect(loanTabLinks('1', 'schedule')).toEqual([
    { label: 'Overview', href: '/account/borrow/repay/summary?id=1', isCurrent: false },
    { label: 'Schedule', href: '/account/borrow/repay/summary?id=1&tab=schedule', isCurrent: true },
    { label: 'Transactions', href: '/account/borrow/repay/summary?id=1&tab=transactions', isCurrent: false },
  ]);
});
