import { day } from '@fairlead/core/calendar/day';
import { longDay } from '@fairlead/core/calendar/display';
import { pence } from '@fairlead/core/money/pence';
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { BREATHING_SPACE, MISSING_PAYMENT } from '../../help-paths.ts';
import type { LoanCase, PaymentTrace } from '../../resources/repaying/cases.ts';
import { aLoan } from '../../testing/a-loan.ts';
import { aUser } from '../../testing/borrowers.ts';
import { bodiesOf, fakeApi, type Replies } from '../../testing/fake-api.ts';
import { heading, renderScreen, summary, SIGNED_IN } from '../../testing/render-screen.tsx';
import { TODAY } from '../../testing/today.ts';
import BreathingSpaceScreen from './BreathingSpaceScreen.tsx';
import MissingPaymentScreen from './MissingPaymentScreen.tsx';

const loan = aLoan();

const CASE: LoanCase = {
  '@type': 'loan-case',
  files: [],
  id: '01a1f8e9-0000-7000-8000-0000000000c1',
  reference: 'LEN-1-Q1',
  kind: 'missing-payment',
  payment: { paidOn: TODAY, amount: pence(50_00), way: 'card', reference: '' },
  breathingSpace: null,
  carReturn: null,
  carLoss: null,
  plateChange: null,
  openedOn: TODAY,
  answerBy: day('2027-12-03'),
  answer: null,
};

const APPLIED: LoanCase = {
  ...CASE,
  kind: 'breathing-space',
  payment: null,
  breathingSpace: { adviser: 'StepChange', appliedOn: TODAY },
};

const NOTHING: PaymentTrace = { '@type': 'payment-trace', found: [], case: CASE };

const FOUND: PaymentTrace = {
  '@type': 'payment-trace',
  case: null,
  found: [
    {
      loanReference: 'LEN-1',
      isOnOtherLoan: false,
      method: 'card',
      amount: pence(50_00),
      isOtherAmount: false,
      outcome: 'refused',
      startedOn: TODAY,
      countsOn: TODAY,
      knownOn: TODAY,
      why: null,
    },
  ],
};

function open(path: string, replies: Replies) {
  const sent = fakeApi({
    readUser: { data: aUser() },
    readLoan: { data: loan },
    listLoanCases: { data: [] },
    ...replies,
  });
  const screens = {
    [MISSING_PAYMENT]: MissingPaymentScreen,
    [BREATHING_SPACE]: BreathingSpaceScreen,
  };
  return { sent, ...renderScreen(screens, { at: `${path}?id=${loan.id}`, session: SIGNED_IN }) };
}

type Rendered = ReturnType<typeof open>;

async function typeDay({ user }: Rendered): Promise<void> {
  const [year = '', month = '', date = ''] = TODAY.split('-');
  await user.type(await screen.findByLabelText('Day'), date);
  await user.type(screen.getByLabelText('Month'), month);
  await user.type(screen.getByLabelText('Year'), year);
}

async function typeClaim(rendered: Rendered): Promise<void> {
  await typeDay(rendered);
  await rendered.user.type(screen.getByLabelText('How much was it, in pounds?'), '50');
  await rendered.user.click(screen.getByLabelText('By card'));
  await rendered.user.click(screen.getByRole('button', { name: 'Find my payment' }));
}

const CLAIM = { paidOn: TODAY, amount: 50_00, way: 'card', reference: '' };

describe('a borrower whose payment does not show', () => {
  test('is asked for what is missing', async () => {
    const { user, sent } = open(MISSING_PAYMENT, {});
    await user.click(await screen.findByRole('button', { name: 'Find my payment' }));
    expect(summary()).toEqual([
      'Enter the day you paid',
      'Enter how much you paid',
      'Select how it was paid',
    ]);
    expect(bodiesOf(sent, 'reportMissingPayment')).toEqual([]);
  });

  test('reads what was found, and asks a person where it is not the one', async () => {
    const rendered = open(MISSING_PAYMENT, {
      reportMissingPayment: [{ data: FOUND }, { data: NOTHING }],
    });
    await typeClaim(rendered);
    await heading('We found a payment');
    await rendered.user.click(screen.getByRole('button', { name: 'No, ask someone to look for it' }));
    await heading('We’re looking for your payment');
    expect(screen.getByText(/Reference LEN-1-Q1/)).toBeDefined();
    expect(bodiesOf(rendered.sent, 'reportMissingPayment')).toEqual([
      { ...CLAIM, asksPerson: false },
      { ...CLAIM, asksPerson: true },
    ]);
  });

  test('sends the bank’s proof while a person looks, and reads what is wrong with a file', async () => {
    const file = {
      id: CASE.id,
      filename: 'statement.pdf',
      contentType: 'application/pdf',
      pages: 1,
    } as const;
    const { user, sent } = open(MISSING_PAYMENT, {
      listLoanCases: { data: [CASE] },
      sendCaseFile: [{ refusal: 'pdfNeedsPassword' }, { data: { ...CASE, files: [file] } }],
    });
    const statement = new File(['%PDF-1.7'], 'statement.pdf', { type: 'application/pdf' });
    await user.upload(await screen.findByLabelText(/^Add a file/), statement);
    expect(await screen.findByText(/^This PDF needs a password/)).toBeDefined();
    await user.upload(screen.getByLabelText(/^Add a file/), statement);
    expect(await screen.findByText('We have statement.pdf.')).toBeDefined();
    expect(bodiesOf(sent, 'sendCaseFile')).toHaveLength(2);
  });

  test('adds a file to the question that it belongs to, where two are open', async () => {
    const payment = { paidOn: TODAY, amount: pence(75_25), way: 'bank', reference: '' } as const;
    const other = { ...CASE, id: CASE.id.replace(/1$/, '2'), reference: 'LEN-1-Q2', payment };
    const { user, sent } = open(MISSING_PAYMENT, {
      listLoanCases: { data: [CASE, other] },
      sendCaseFile: { data: other },
    });
    const adds = await screen.findAllByLabelText(/^Add a file/);
    expect(adds.map((each) => document.querySelector(`label[for="${each.id}"]`)?.textContent)).toEqual([
      `Add a file for £50 paid on ${longDay(TODAY)}, reference LEN-1-Q1`,
      `Add a file for £75.25 paid on ${longDay(TODAY)}, reference LEN-1-Q2`,
    ]);
    const card = screen.getByRole('article', { name: /^£75\.25/ });
    const statement = new File(['%PDF-1.7'], 'statement.pdf', { type: 'application/pdf' });
    await user.upload(within(card).getByLabelText(/^Add a file/), statement);
    await vi.waitFor(() =>
      expect(sent.find(({ endpoint }) => endpoint === 'sendCaseFile')?.url.pathname).toContain(other.id),
    );
  });

  test('goes back to what was typed', async () => {
    const rendered = open(MISSING_PAYMENT, { reportMissingPayment: { data: FOUND } });
    await typeClaim(rendered);
    await heading('We found a payment');
    await rendered.user.click(screen.getByRole('button', { name: 'Change what I entered' }));
    await heading('Payment missing?');
    expect(screen.getByLabelText<HTMLInputElement>('How much was it, in pounds?').value).toBe('50');
  });

  test('reads the answer to what was asked before', async () => {
    const answer = { outcome: 'not-received', answeredOn: TODAY, words: 'Ask your bank.' } as const;
    open(MISSING_PAYMENT, { listLoanCases: { data: [{ ...CASE, answer }] } });
    expect(await screen.findByText(/Ask your bank\./)).toBeDefined();
  });
});

describe('a borrower who has applied for a breathing space', () => {
  test('says with whom and when, and reads what happens now', async () => {
    const rendered = open(BREATHING_SPACE, {
      listLoanCases: [{ data: [] }, { data: [APPLIED] }],
      reportBreathingSpace: { data: APPLIED },
    });
    const send = await screen.findByRole('button', { name: 'I’ve applied for a breathing space' });
    await rendered.user.click(send);
    expect(summary()).toEqual(['Enter who you applied with', 'Enter when you applied']);
    await rendered.user.type(screen.getByLabelText('Who did you apply with?'), 'StepChange');
    await typeDay(rendered);
    await rendered.user.click(send);
    await heading('You’ve let us know about a breathing space');
    expect(screen.getByText(/payments are collected as usual until it starts/)).toBeDefined();
    expect(bodiesOf(rendered.sent, 'reportBreathingSpace')).toEqual([
      { adviser: 'StepChange', appliedOn: TODAY },
    ]);
  });

  test('reads until when it lasts, once it has started', async () => {
    const breathingSpace = { since: day('2027-01-05'), until: day('2027-03-05') };
    open(BREATHING_SPACE, { readLoan: { data: { ...loan, breathingSpace } } });
    await heading('Your breathing space ends on 5 March 2027');
    expect(screen.queryByRole('button', { name: /I’ve applied/ })).toBeNull();
  });
});
