import { addDays, day } from '@fairlead/core/calendar/day';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '../../paths.ts';
import type { BankDetailsUpdate } from '../../resources/repaying/direct-debit.ts';
import { aLoan } from '../../testing/a-loan.ts';
import { aUser } from '../../testing/borrowers.ts';
import { bodiesOf, fakeApi, type Replies } from '../../testing/fake-api.ts';
import { renderScreen, SIGNED_IN } from '../../testing/render-screen.tsx';
import BankAccountScreen from './BankAccountScreen.tsx';

const TODAY = day('2027-01-06');
const loan = aLoan({ asOf: TODAY });

const UPDATE: BankDetailsUpdate = {
  '@type': 'bank-details-update',
  id: '0193d2b0-0000-7000-8000-000000000055',
  accountName: 'Ada Accept',
  maskedSortCode: '**0000',
  maskedAccountNumber: '****8637',
  requestedOn: TODAY,
  lodgedOn: addDays(TODAY, 1),
  isLodged: false,
  usedFrom: day('2027-01-14'),
  stillFromOldOn: day('2027-01-12'),
};

function open(replies: Replies = {}) {
  const sent = fakeApi({
    readLoan: { data: loan },
    readUser: { data: aUser() },
    readBankDetailsUpdate: { data: null },
    updateBankDetails: { data: UPDATE },
    stopBankDetailsUpdate: { data: null },
    setUpDirectDebit: { data: loan },
    ...replies,
  });
  const screens = { [SCREENS.bankAccount]: BankAccountScreen };
  return {
    sent,
    ...renderScreen(screens, { at: `${SCREENS.bankAccount}?id=${loan.id}`, session: SIGNED_IN }),
  };
}

const change = () => screen.findByRole('button', { name: 'Change my bank account' });

describe('a borrower who changes the bank account', () => {
  test('gives another one, and sees from when it is used', async () => {
    const { user, sent } = open({
      readBankDetailsUpdate: [{ data: null }, { data: UPDATE }],
    });
    await change();
    await user.clear(screen.getByLabelText('Name on the account'));
    await user.type(screen.getByLabelText('Name on the account'), 'Ada Accept');
    await user.type(screen.getByLabelText('Sort code'), '82-00-00');
    await user.type(screen.getByLabelText('Account number'), '73688637');
    await user.click(screen.getByRole('checkbox'));
    await user.click(await change());
    expect(
      await screen.findByText(/^We’ll collect your payments from this account from 14 January/),
    ).toBeDefined();
    expect(screen.getByText(/^Your payment on 12 January 2027 is still collected/)).toBeDefined();
    expect(bodiesOf(sent, 'updateBankDetails')).toEqual([
      { accountName: 'Ada Accept', sortCode: '820000', accountNumber: '73688637' },
    ]);
  });

  test('sees at the fields what the bank does not confirm', async () => {
    const { user, sent } = open();
    await user.click(await change());
    expect(screen.getByRole('link', { name: 'Enter a sort code, like 309430' })).toBeDefined();
    expect(bodiesOf(sent, 'updateBankDetails')).toEqual([]);
  });

  test('can stop it until it goes to the bank', async () => {
    const { user, sent } = open({ readBankDetailsUpdate: { data: UPDATE } });
    await user.click(await screen.findByRole('button', { name: 'Keep the account I have now' }));
    expect(sent.map(({ endpoint }) => endpoint)).toContain('stopBankDetailsUpdate');
  });

  test('cannot stop it afterwards', async () => {
    open({ readBankDetailsUpdate: { data: { ...UPDATE, isLodged: true } } });
    expect(await screen.findByText(/can’t be stopped any more/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
  });
});

describe('a borrower without an active Direct Debit', () => {
  test('sets it up again', async () => {
    const { user } = open({ readLoan: { data: { ...loan, isMandateActive: false } } });
    await user.click(await screen.findByRole('button', { name: 'Set it up again on this account' }));
    expect(await screen.findByText('We’re setting up your Direct Debit again')).toBeDefined();
  });

  test('sees that the account was closed', async () => {
    const { user } = open({
      readLoan: { data: { ...loan, isMandateActive: false } },
      setUpDirectDebit: { refusal: 'accountClosed' },
    });
    await user.click(await screen.findByRole('button', { name: 'Set it up again on this account' }));
    expect(await screen.findByText(/We can’t collect from this account any more/)).toBeDefined();
  });
});
