import { describe, expect, test } from 'vitest';
import { listedLenderAccounts } from './listed.ts';
import { sandboxLenderAccounts } from './sandbox.ts';

const account = {
  accountName: 'Sample Motor Credit',
  sortCode: '089999',
  accountNumber: '66374958',
  reference: '{agreementNumber}',
};

describe('in the sandbox', () => {
  test('every lender has an account in its own name', async () => {
    expect(await sandboxLenderAccounts().find('Sample Motor Credit')).toEqual(account);
  });

  test('a lender with Unknown in its name has none', async () => {
    expect(await sandboxLenderAccounts().find('Unknown Finance')).toBeUndefined();
  });
});

describe('a list of lenders', () => {
  const { find } = listedLenderAccounts([{ names: ['Sample Motor Credit Ltd', 'SMC Cars'], account }]);

  test.each(['sample motor credit', 'Sample Motor-Credit PLC', 'S.M.C. Cars'])('knows %s', async (name) => {
    expect(await find(name)).toEqual(account);
  });

  test.each(['Sample Motor', 'Sample Motor Credit Holdings', 'Ltd', ''])(
    'does not take %s for one of its lenders',
    async (name) => expect(await find(name)).toBeUndefined(),
  );

  test('without an entry knows none', async () => {
    expect(await listedLenderAccounts([]).find('Sample Motor Credit')).toBeUndefined();
  });
});
