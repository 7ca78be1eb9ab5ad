import { pence } from '@fairlead/core/money/pence';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { repaymentLinkPath } from '../../loan-paths.ts';
import { SCREENS } from '../../paths.ts';
import type { RepaymentLink } from '../../resources/repaying/repayment-link.ts';
import { LOAN_ID } from '../../testing/a-loan.ts';
import { bodiesOf, fakeApi, type Replies } from '../../testing/fake-api.ts';
import { renderScreen, SIGNED_IN, summary } from '../../testing/render-screen.tsx';
import RepaymentLinkScreen from './RepaymentLinkScreen.tsx';

const LINK: RepaymentLink = {
  '@type': 'repayment-link',
  id: '01a1f8e9-0000-7000-8000-0000000000b1',
  amount: pence(272_01),
  state: 'open',
  expiresAt: '2026-11-27T14:20:00.000Z',
};
const URL_OF_LINK = 'https://loans.example/pay/a-token';

function open(replies: Replies, amount?: number) {
  const sent = fakeApi(replies);
  const at = repaymentLinkPath(LOAN_ID, amount);
  return {
    sent,
    ...renderScreen({ [SCREENS.repaymentLink]: RepaymentLinkScreen }, { at, session: SIGNED_IN }),
  };
}

const press = async ({ user }: ReturnType<typeof open>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('a link for someone else to pay', () => {
  test('is made of the amount, and its address is shown once', async () => {
    const page = open(
      {
        readRepaymentLink: [{ data: null }, { data: LINK }],
        makeRepaymentLink: { data: { ...LINK, url: URL_OF_LINK } },
      },
      272_01,
    );
    await press(page, 'Make a link');
    expect(await screen.findByText(URL_OF_LINK)).toBeDefined();
    expect(screen.getByText(/^No one has used it to pay yet/)).toBeDefined();
    expect(bodiesOf(page.sent, 'makeRepaymentLink')).toEqual([{ amount: 272_01 }]);
  });

  test('needs an amount', async () => {
    const page = open({ readRepaymentLink: { data: null } });
    await press(page, 'Make a link');
    expect(summary()).toEqual(['Enter an amount in pounds, like 272.01']);
    expect(bodiesOf(page.sent, 'makeRepaymentLink')).toEqual([]);
  });

  test('leaves nothing to correct once it is made', async () => {
    const page = open({
      readRepaymentLink: [{ data: null }, { data: LINK }],
      makeRepaymentLink: { data: { ...LINK, url: URL_OF_LINK } },
    });
    await page.user.type(await screen.findByLabelText('Amount, in pounds'), '272.01');
    await press(page, 'Make a link');
    expect(await screen.findByText(URL_OF_LINK)).toBeDefined();
    expect(screen.queryByText('Enter an amount in pounds, like 272.01')).toBeNull();
  });

  test('says why it cannot be made', async () => {
    const replies = {
      readRepaymentLink: { data: null },
      makeRepaymentLink: { refusal: 'amountNotPossible' },
    } as const;
    const page = open(replies, 9_000_00);
    await press(page, 'Make a link');
    await screen.findByRole('alert');
    expect(summary()).toEqual(['Enter an amount within the range shown.']);
  });

  test('can be cancelled while no one has paid', async () => {
    const page = open({
      readRepaymentLink: [{ data: LINK }, { data: { ...LINK, state: 'ended' } }],
      revokeRepaymentLink: { data: { ...LINK, state: 'ended' } },
    });
    await press(page, 'Cancel the link');
    expect(await screen.findByText('It has ended, so no one can use it to pay.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Cancel the link' })).toBeNull();
  });

  test('says when it was paid', async () => {
    open({ readRepaymentLink: { data: { ...LINK, state: 'paid' } } });
    expect(await screen.findByText(/^It has been paid by link/)).toBeDefined();
  });
});
