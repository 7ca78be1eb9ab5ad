import { addDays, day } from '@fairlead/core/calendar/day';
import { REPAYMENT_REFUSALS } from '@fairlead/core/collection/repayment';
import { pence, type Pence } from '@fairlead/core/money/pence';
import { formatPounds } from '@fairlead/core/money/pounds';
import { sampleHistory } from '@fairlead/core/testing/sample-histories';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '../../paths.ts';
import type { Loan } from '../../resources/loan.ts';
import type { RepaymentOptions } from '../../resources/repaying/repayment.ts';
import { aLoan, UNDER_WAY } from '../../testing/a-loan.ts';
import { aUser } from '../../testing/borrowers.ts';
import { bodiesOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen, SIGNED_IN } from '../../testing/render-screen.tsx';
import PaymentScreen from './PaymentScreen.tsx';

function open(loan: Loan, late: RepaymentOptions['late']) {
  const sent = fakeApi({
    readLoan: { data: loan },
    readUser: { data: aUser() },
    repaymentOptions: {
      data: {
        '@type': 'repayment-options',
        late,
        early: { range: null, reason: REPAYMENT_REFUSALS.agreementEnded },
        directDebit: { submitOn: day('2027-01-07'), collectOn: day('2027-01-11') },
        card: null,
      },
    },
    directDebitLateRepayment: { data: loan },
  });
  const screens = { [SCREENS.makePayment]: PaymentScreen };
  return {
    sent,
    ...renderScreen(screens, { at: `${SCREENS.makePayment}?id=${loan.id}`, session: SIGNED_IN }),
  };
}

describe('a borrower whose agreement was terminated', () => {
  const ended = aLoan({
    afterDays: 200,
    events: (agreement) => {
      const valueOn = addDays(agreement.signedOn, 150);
      const about = { valueOn, reference: 'closing', recordedAt: `${valueOn}T12:00:00.000Z` };
      const history = sampleHistory(agreement, ['collected', ...Array<'missed'>(35).fill('missed')]);
      return [...history, { kind: 'terminated', reason: 'default', ...about }];
    },
  });
  const owed = (most: Pence) => ({ range: { least: pence(1_00), most }, reason: null });

  test('pays what is owed, and sees that nothing is added', async () => {
    const most = ended.leftToPay;
    const { user, sent } = open(ended, owed(most));
    expect(await screen.findByRole('heading', { name: 'Pay what you owe' })).toBeDefined();
    await user.click(screen.getByRole('radio', { name: formatPounds(most) }));
    expect(screen.getByText('This pays everything you owe.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: `Pay ${formatPounds(most)} by Direct Debit` }));
    await screen.findByText('Another page');
    expect(bodiesOf(sent, 'directDebitLateRepayment')).toEqual([{ amount: most }]);
  });

  test('pays the rest while a collection is on its way, and reads when that arrives', async () => {
    const most = pence(ended.leftToPay - 89_38);
    const underWay = { ...UNDER_WAY, purpose: 'instalment', amount: pence(89_38) } as const;
    const { user } = open({ ...ended, pendingRepayments: [underWay] }, owed(most));
    expect(
      await screen.findByText(
        'A Direct Debit of £89.38 is already on its way. It arrives on 11 January 2027.',
      ),
    ).toBeDefined();
    expect(screen.getByText('Everything you owe, without what is already on its way')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: formatPounds(most) }));
    expect(screen.getByText('With what is already on its way, this pays everything you owe.')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Another amount' }));
    await user.type(screen.getByLabelText('Amount, in pounds'), '40');
    const rest = formatPounds(pence(most - 40_00));
    expect(
      screen.getByText(`After this payment and what is already on its way, ${rest} is still owed.`),
    ).toBeDefined();
  });

  test('reads that all of it is being paid', async () => {
    open(ended, { range: null, reason: REPAYMENT_REFUSALS.alreadyBeingPaid });
    expect(await screen.findByText(REPAYMENT_REFUSALS.alreadyBeingPaid)).toBeDefined();
  });

  test('reads that nothing is owed', async () => {
    const paid = { ...ended, leftToPay: pence(0), outstanding: pence(0) };
    open(paid, { range: null, reason: REPAYMENT_REFUSALS.loanNotActive });
    expect(await screen.findByRole('heading', { name: 'There’s nothing to pay' })).toBeDefined();
  });
});
