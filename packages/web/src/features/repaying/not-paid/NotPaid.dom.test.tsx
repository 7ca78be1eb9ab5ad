import { addDays } from '@fairlead/core/calendar/day';
import type { Agreement } from '@fairlead/core/loan/agreement';
import type { LoanEvent } from '@fairlead/core/loan/events';
import { paidOut } from '@fairlead/core/testing/sample-histories';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '../../../paths.ts';
import { aLoan } from '../../../testing/a-loan.ts';
import { anApplication, APPLICATION_ID, BANK_MET } from '../../../testing/applications.ts';
import { aUser } from '../../../testing/borrowers.ts';
import { bodiesOf, fakeApi, type Replies } from '../../../testing/fake-api.ts';
import { figure, renderScreen, SIGNED_IN } from '../../../testing/render-screen.tsx';
import LoanScreen from '../LoanScreen.tsx';

/** Paid out, and back on the next day. */
function returned(agreement: Agreement): LoanEvent[] {
  const [sent, arrived] = paidOut(agreement);
  if (sent?.kind !== 'payout-sent' || !arrived) throw new Error('there is no payout');
  const back = { ...sent, valueOn: addDays(sent.valueOn, 1), reason: 'account-closed' } as const;
  return [sent, arrived, { ...back, kind: 'payout-returned' }];
}

function open(replies: Replies) {
  const loan = aLoan({ events: returned, afterDays: 1 });
  const sent = fakeApi({ readLoan: { data: loan }, readUser: { data: aUser() }, ...replies });
  const at = `${SCREENS.loan}?id=${loan.id}`;
  return { sent, ...renderScreen({ [SCREENS.loan]: LoanScreen }, { at, session: SIGNED_IN }) };
}

const add = () => screen.findByRole('button', { name: 'Add another account' });

describe('a loan whose payout came back', () => {
  test('says what happened, what to do until when, and that nothing is owed', async () => {
    open({});
    await add();
    expect(screen.getByRole('region', { name: 'We couldn’t pay you' })).toBeDefined();
    expect(screen.getAllByText(figure('£7,500'))).not.toEqual([]);
    expect(screen.getByText(/the account is closed\. You owe nothing\./)).toBeDefined();
    expect(screen.getByText(/by the end of Saturday 5 December 2026/)).toBeDefined();
    expect(screen.getByText(/we’ll cancel the loan after 5 December 2026/)).toBeDefined();
    expect(screen.queryByText('Your progress')).toBeNull();
  });

  test('opens the application again where it asks for the account', async () => {
    const { user, sent, address } = open({ followUp: { data: anApplication() } });
    await user.click(await add());
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/continue/bank-details?id=${APPLICATION_ID}`);
    expect(bodiesOf(sent, 'followUp')).toEqual([{ followUp: true }]);
  });

  test('with another account given leads to what is left to do', async () => {
    const { user, address } = open({ followUp: { data: anApplication({ requirements: [BANK_MET] }) } });
    await user.click(await add());
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/continue?id=${APPLICATION_ID}`);
  });

  test('that was cancelled meanwhile says so', async () => {
    const { user } = open({ followUp: { refusal: 'applicationNotOpen' } });
    await user.click(await add());
    expect(await screen.findByRole('status')).toBeDefined();
  });
});

describe('a hire purchase that was not paid for', () => {
  /** Held before anything was sent, for this reason. */
  const held = (reason: 'settlement-expired' | 'lender-unknown') => {
    const heldOn = (agreement: Agreement): LoanEvent[] => {
      const [sent] = paidOut(agreement);
      if (sent?.kind !== 'payout-sent') throw new Error('there is no payout');
      const { valueOn, recordedAt, reference } = sent;
      return [{ kind: 'payout-held', valueOn, recordedAt, reference, reason }];
    };
    const loan = aLoan({ events: heldOn, afterDays: 0 });
    fakeApi({ readLoan: { data: loan }, readUser: { data: aUser() } });
    const at = `${SCREENS.loan}?id=${loan.id}`;
    return renderScreen({ [SCREENS.loan]: LoanScreen }, { at, session: SIGNED_IN });
  };

  test('because the settlement figure ran out leads to the page that takes another', async () => {
    held('settlement-expired');
    const link = await screen.findByRole('link', { name: 'Enter a new settlement figure' });
    expect(link.getAttribute('href')).toBe(`/account/borrow/continue/settlement-figure?id=${APPLICATION_ID}`);
    expect(screen.queryByRole('button', { name: 'Add another account' })).toBeNull();
  });

  test('because the old lender has no account that is known asks for a call', async () => {
    held('lender-unknown');
    expect(await screen.findByText(/We’ll find the right company with you/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add another account' })).toBeNull();
  });
});
