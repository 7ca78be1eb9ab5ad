import { describe, expect, test } from 'vitest';
import { checkBankDetails, refusedDetails, suggestedName } from './bank-details.ts';

const DETAILS = {
  accountName: 'Alex Sample',
  sortCode: '089999',
  accountNumber: '66374958',
  isSoleHolder: true,
};

describe('bank details', () => {
  test.each(['089999', '08 99 99', '08-99-99', ' 08–99–99 '])(
    'the sort code may be typed as "%s"',
    (sortCode) => {
      expect(checkBankDetails({ ...DETAILS, sortCode })).toEqual({});
    },
  );

  test.each(['663749', '6637495', '6637 4958'])('the account number may be %s', (accountNumber) => {
    expect(checkBankDetails({ ...DETAILS, accountNumber })).toEqual({});
  });

  test('left empty say what to enter', () => {
    expect(
      checkBankDetails({ accountName: '', sortCode: '', accountNumber: '', isSoleHolder: false }),
    ).toEqual({
      accountName: 'Enter the name on the account',
      sortCode: 'Enter a sort code, like 309430',
      accountNumber: 'Enter an account number',
      isSoleHolder: 'Confirm that you can authorise Direct Debits from this account on your own',
    });
  });

  test('that are too short or too long say how long', () => {
    expect(checkBankDetails({ ...DETAILS, sortCode: '0899', accountNumber: '663749581' })).toEqual({
      sortCode: 'Sort code must be 6 digits, like 309430',
      accountNumber: 'Account number must be between 6 and 8 digits',
    });
  });
});

describe('what the bank answers', () => {
  test('is said at its fields', () => {
    const fields = { accountName: ['Your bank has a different name for this account'] };
    expect(refusedDetails({ fields })).toEqual({
      accountName: 'Your bank has a different name for this account',
    });
  });

  test('that names no field of the form is no problem of its fields', () => {
    expect(refusedDetails({})).toBeNull();
    expect(refusedDetails({ fields: { odd: ['x'] } })).toBeNull();
  });

  test('on a close match, the name that would match', () => {
    const fields = { accountName: ['Your bank has the name A Sample'] };
    expect(suggestedName({ type: 'accountNameIsClose', fields })).toBe('A Sample');
    expect(suggestedName({ type: 'accountNameDoesNotMatch', fields })).toBeNull();
  });
});
