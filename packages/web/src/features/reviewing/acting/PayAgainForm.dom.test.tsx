import { pence } from '@fairlead/core/money/pence';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { showPage, submissionOf } from '../../../testing/show-page.ts';
import { readAction } from '../server/sent-action.ts';
import type { LoanForStaff } from '../staff-page.ts';
import { NO_ACTION, type ActionAttempt } from './action-attempt.ts';
import { PayAgainForm } from './PayAgainForm.tsx';

type Part = LoanForStaff['unpaidParts'][number];

const OLD_LENDER: Part = { payee: 'old-lender', amount: pence(6_200_00) };
const BORROWER: Part = { payee: 'borrower', amount: pence(3_800_00) };

const REASON = 'The lender has confirmed its account by telephone.';

function show(unpaidParts: Part[], attempt: ActionAttempt = NO_ACTION, whyNot: string | null = null) {
  const possible = [{ kind: 'payout-again' as const, whyNot, isConfirmed: true }];
  showPage(
    <PayAgainForm
      page={{ formToken: 'token' }}
      action="/staff/loans/1"
      idempotencyKey="key"
      attempt={attempt}
      loan={{ unpaidParts, possible }}
    />,
  );
}

const button = () => screen.queryByRole('button', { name: 'Propose to pay it again' });

/** Sends the form as a browser does, and reads it as the server does. */
async function send() {
  const sent = submissionOf(document.querySelector('form')!);
  await userEvent.click(button()!);
  const form = await sent;
  return { form, read: readAction(form) };
}

describe('staff who pay a part of the price of a car again', () => {
  test('say until when the old lender takes its figure, and why', async () => {
    show([OLD_LENDER]);
    screen.getByRole('heading', { name: 'Pay the old lender again' });
    screen.getByText(/^£6,200 came back from the old lender, or was refused\./);
    await userEvent.type(screen.getByLabelText('Day'), '5');
    await userEvent.type(screen.getByLabelText('Month'), '1');
    await userEvent.type(screen.getByLabelText('Year'), '2027');
    await userEvent.type(screen.getByLabelText('Your reason, for colleagues'), REASON);
    const { form, read } = await send();
    expect(form.get('formToken')).toBe('token');
    expect(read).toEqual({
      body: {
        kind: 'payout-again',
        payee: 'old-lender',
        settlementValidUntil: '2027-01-05',
        reason: REASON,
      },
    });
  });

  test('read next to each field what is missing, and find what they typed', async () => {
    show([OLD_LENDER]);
    await userEvent.type(screen.getByLabelText('Day'), '31');
    const { form: sent, read } = await send();
    const problems = 'problems' in read ? read.problems : [];
    expect(problems.map(({ message }) => message)).toEqual([
      'Give your reason in 10 to 500 characters',
      'Enter the last day on which the old lender accepts the figure',
    ]);
    show([OLD_LENDER], { sent, problems });
    for (const { field = '' } of problems) expect(document.getElementById(field)).not.toBeNull();
    const day = screen.getByRole('group', { name: /^The last day on which it accepts the figure/ });
    expect(day.textContent).toContain('Enter the last day on which the old lender accepts the figure');
    expect(screen.getByLabelText('Day')).toHaveProperty('value', '31');
  });

  test('give no day for the part of the borrower', async () => {
    show([BORROWER]);
    screen.getByRole('heading', { name: 'Pay the borrower’s part again' });
    expect(screen.queryByLabelText('Day')).toBeNull();
    await userEvent.type(screen.getByLabelText('Your reason, for colleagues'), REASON);
    const { read } = await send();
    expect(read).toEqual({ body: { kind: 'payout-again', payee: 'borrower', reason: REASON } });
  });

  test('are not asked where every part arrived, or while it is not possible', () => {
    show([]);
    expect(button()).toBeNull();
    show([OLD_LENDER], NO_ACTION, 'The borrower has withdrawn from this loan.');
    expect(button()).toBeNull();
  });
});
