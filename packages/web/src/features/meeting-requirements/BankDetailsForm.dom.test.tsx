import { screen } from '@testing-library/react';
import { closeNameError } from '@fairlead/core/bank-account/account-name';
import { day } from '@fairlead/core/calendar/day';
import { describe, expect, test } from 'vitest';
import { TASK_PAGES } from '../../paths.ts';
import { anApplication, APPLICATION_ID, aRequirement } from '../../testing/applications.ts';
import { aToken, aUser } from '../../testing/borrowers.ts';
import { bodiesOf, type Replies } from '../../testing/fake-api.ts';
import { openApplication } from '../../testing/open-application.tsx';
import { errorOf, summary } from '../../testing/render-screen.tsx';
import BankDetailsScreen from './BankDetailsScreen.tsx';

const APPLICATION = anApplication({ user: aUser({ firstName: 'Alex', lastName: 'Sample' }) });
const SAVED = { data: anApplication({ requirements: [aRequirement('bank', { state: 'Met' })] }) };

const GUARANTEE = {
  data: {
    '@type': 'direct-debit-guarantee' as const,
    version: '3',
    issuedOn: day('2025-02-01'),
    isSample: false,
    points: ['Your bank pays a wrong collection back.'],
  },
};

/** The payment day was chosen before. */
const WITH_DAY = {
  ...APPLICATION,
  requirements: [aRequirement('bank'), aRequirement('payment-day', { state: 'Met' })],
};

const open = (replies: Replies, application = APPLICATION) =>
  openApplication(TASK_PAGES.bankDetails, BankDetailsScreen, application, {
    replies: { readGuarantee: GUARANTEE, ...replies },
  });

type User = ReturnType<typeof open>['user'];

const name = () => screen.findByLabelText('Name on the account');
const save = () => screen.getByRole('button', { name: 'Save this account' });

async function giveAccount(user: User): Promise<void> {
  await name();
  await user.type(screen.getByLabelText('Sort code'), '08-99-99');
  await user.type(screen.getByLabelText('Account number'), '6637 495');
  await user.click(screen.getByLabelText(/I am the account holder/));
}

describe('the bank account', () => {
  test('is given next to the Direct Debit Guarantee of the deployment', async () => {
    const { user } = open({});
    await user.click(await screen.findByText('The Direct Debit Guarantee'));
    expect(screen.getByText('Your bank pays a wrong collection back.')).toBeDefined();
    expect(screen.queryByText(/sample/)).toBeNull();
  });

  test('leads to the payment day where that is still open', async () => {
    const { user, address } = open({ provideBankDetails: SAVED });
    await giveAccount(user);
    await user.click(save());
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/continue/payment-day?id=${APPLICATION_ID}&after=account`);
  });

  test('is sent as digits, however it is spaced, and the borrower returns to the tasks', async () => {
    const { user, sent, address } = open({ provideBankDetails: SAVED }, WITH_DAY);
    expect(await name()).toHaveProperty('value', 'Alex Sample');
    await giveAccount(user);
    await user.click(save());
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/continue?id=${APPLICATION_ID}`);
    expect(bodiesOf(sent, 'provideBankDetails')).toEqual([
      { accountName: 'Alex Sample', sortCode: '089999', accountNumber: '06637495' },
    ]);
  });

  test('left empty says what to enter, and sends nothing', async () => {
    const { user, sent } = open({});
    await user.clear(await name());
    await user.click(save());
    expect(summary()).toEqual([
      'Enter the name on the account',
      'Enter a sort code, like 309430',
      'Enter an account number',
      'Confirm that you can authorise Direct Debits from this account on your own',
    ]);
    expect(bodiesOf(sent, 'provideBankDetails')).toEqual([]);
  });

  test('that is too short says how long it is, until it is corrected', async () => {
    const { user } = open({});
    await name();
    const sortCode = screen.getByLabelText('Sort code');
    await user.type(sortCode, '0899');
    await user.click(save());
    expect(errorOf(sortCode)).toBe('Sort code must be 6 digits, like 309430');
    await user.type(sortCode, '99');
    expect(errorOf(sortCode)).toBeUndefined();
    expect(summary()).toContain('Sort code must be 6 digits, like 309430');
  });
});

describe('the bank’s answer', () => {
  test('with the name it has can be taken with one press', async () => {
    const { user, sent } = open({
      provideBankDetails: [
        { refusal: 'accountNameIsClose', fields: { accountName: [closeNameError('A Sample')] } },
        SAVED,
      ],
    });
    await giveAccount(user);
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Use “A Sample”' }));
    expect(await name()).toHaveProperty('value', 'A Sample');
    expect(errorOf(await name())).toBeUndefined();
    await user.click(save());
    await screen.findByText('Another page');
    expect(bodiesOf(sent, 'provideBankDetails').map(({ accountName }) => accountName)).toEqual([
      'Alex Sample',
      'A Sample',
    ]);
  });

  test('that the name is another is shown at the name', async () => {
    const fields = { accountName: ['Your bank has a different name for this account'] };
    const { user } = open({ provideBankDetails: { refusal: 'accountNameDoesNotMatch', fields } });
    await giveAccount(user);
    await user.click(save());
    await screen.findByRole('alert', { name: 'There is a problem' });
    expect(summary()).toEqual(['Your bank has a different name for this account']);
    expect(errorOf(await name())).toBe('Your bank has a different name for this account');
  });

  test('that does not come leaves everything that was typed', async () => {
    const { user } = open({ provideBankDetails: { refusal: 'unavailable' } });
    await giveAccount(user);
    await user.click(save());
    expect(await screen.findByRole('status', { name: 'That didn’t work' })).toBeDefined();
    expect(screen.getByLabelText('Sort code')).toHaveProperty('value', '08-99-99');
  });
});

test('the bank account asks for the code of the text message first, and is then sent again', async () => {
  const { user, sent } = open({
    provideBankDetails: [{ refusal: 'stepUpRequired' }, SAVED],
    stepUp: { data: { sentTo: '*********0982' } },
    verifyStepUp: { data: aToken({ token: 'a-stronger-token', authStrength: 'strong' }) },
  });
  await giveAccount(user);
  await user.click(save());
  await user.type(await screen.findByLabelText('6-digit code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByText('Another page');
  const calls = sent.filter(({ endpoint }) => !endpoint.startsWith('read'));
  expect(calls.map(({ endpoint }) => endpoint)).toEqual([
    'provideBankDetails',
    'stepUp',
    'verifyStepUp',
    'provideBankDetails',
  ]);
  expect(calls.at(-1)?.headers.get('authorization')).toBe('Bearer a-stronger-token');
});
