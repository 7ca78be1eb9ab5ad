import { expect, test } from 'vitest';
import { noLenderAccounts } from './none.ts';
import { sandboxLenderAccounts } from './sandbox.ts';

test('every lender of the sandbox has an account in its own name', async () => {
  expect(await sandboxLenderAccounts().find('Sample Motor Credit')).toEqual({
    accountName: 'Sample Motor Credit',
    sortCode: '089999',
    accountNumber: '66374958',
  });
});

test('a lender with Unknown in its name has none', async () => {
  expect(await sandboxLenderAccounts().find('Unknown Finance')).toBeUndefined();
});

test('no account is known where no directory of lenders is', async () => {
  expect(await noLenderAccounts().find('Sample Motor Credit')).toBeUndefined();
});
