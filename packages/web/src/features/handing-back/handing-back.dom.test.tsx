import { day } from '@fairlead/core/calendar/day';
import { CAR_ERRORS } from '@fairlead/core/loan-case/car-cases';
import { MARK_ERRORS } from '@fairlead/core/vehicle/motor-answers';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CAR_LOSS, HAND_BACK, NEW_PLATE } from '../../car-paths.ts';
import { MILEAGE_PROBLEM } from '../../parts/car/miles.ts';
import type { LoanCase } from '../../resources/repaying/cases.ts';
import { aLoan } from '../../testing/a-loan.ts';
import { aUser } from '../../testing/borrowers.ts';
import { bodiesOf, fakeApi, type Replies } from '../../testing/fake-api.ts';
import { heading, renderScreen, summary, SIGNED_IN } from '../../testing/render-screen.tsx';
import { TODAY } from '../../testing/today.ts';
import CarLossScreen from './CarLossScreen.tsx';
import HandBackScreen from './HandBackScreen.tsx';
import NewPlateScreen from './NewPlateScreen.tsx';

const loan = aLoan({ terms: { productId: 'hire-purchase-2026-1', percent: 22.3 } });
const toPay = loan.hirePurchase?.toPayOnReturn;

const RETURN: LoanCase = {
  '@type': 'loan-case',
  files: [],
  id: '01a1f8e9-0000-7000-8000-0000000000c2',
  reference: 'MOT-1-Q1',
  kind: 'car-return',
  payment: null,
  breathingSpace: null,
  carReturn: { mileage: 31_000, where: '12 Sample Street, Sampleton ZZ99 1AB', toPay: toPay! },
  carLoss: null,
  plateChange: null,
  openedOn: TODAY,
  answerBy: day('2027-12-03'),
  answer: null,
};

function open(path: string, replies: Replies = {}) {
  const sent = fakeApi({
    readUser: { data: aUser() },
    readLoan: { data: loan },
    listLoanCases: { data: [] },
    previewEarlySettlementQuote: { refusal: 'settlementNotPossible' },
    ...replies,
  });
  const screens = {
    [HAND_BACK]: HandBackScreen,
    [CAR_LOSS]: CarLossScreen,
    [NEW_PLATE]: NewPlateScreen,
  };
  return { sent, ...renderScreen(screens, { at: `${path}?id=${loan.id}`, session: SIGNED_IN }) };
}

const button = (name: string) => screen.findByRole('button', { name });

describe('a hirer who hands the car back', () => {
  test('is asked for what is missing, and nothing is sent', async () => {
    const { user, sent } = open(HAND_BACK);
    await user.click(await button('End my agreement'));
    expect(summary()).toEqual([MILEAGE_PROBLEM, CAR_ERRORS.where, CAR_ERRORS.isUnderstood]);
    expect(bodiesOf(sent, 'endHirePurchase')).toEqual([]);
  });

  test('ends the agreement with the figure on the page, and reads what happens now', async () => {
    const ended = { ...loan, state: 'Voluntary terminated', isActive: false } as const;
    const { user, sent } = open(HAND_BACK, {
      readLoan: [{ data: loan }, { data: ended }],
      listLoanCases: [{ data: [] }, { data: [RETURN] }],
      endHirePurchase: { data: RETURN },
    });
    await user.type(await screen.findByLabelText('Miles on the odometer'), '31,000');
    await user.type(screen.getByLabelText('Where is the car?'), '12 Sample Street, Sampleton ZZ99 1AB');
    await user.click(screen.getByRole('checkbox'));
    await user.click(await button('End my agreement'));
    await heading('You’ve ended your agreement');
    expect(screen.getByText(/We’ll contact you by 3 December 2027/)).toBeDefined();
    const { carReturn } = RETURN;
    expect(bodiesOf(sent, 'endHirePurchase')).toEqual([carReturn]);
  });

  test('reads that the figure has changed', async () => {
    const { user } = open(HAND_BACK, { endHirePurchase: { refusal: 'returnFigureChanged' } });
    await user.type(await screen.findByLabelText('Miles on the odometer'), '31000');
    await user.type(screen.getByLabelText('Where is the car?'), 'Sampleton ZZ99 1AB');
    await user.click(screen.getByRole('checkbox'));
    await user.click(await button('End my agreement'));
    expect(await screen.findByText(/What you owe has changed/)).toBeDefined();
  });

  test('has nothing to hand back with an unsecured loan', async () => {
    open(HAND_BACK, { readLoan: { data: aLoan() } });
    await heading('You can’t hand a car back here');
  });
});

describe('a hirer whose car was lost', () => {
  test('says how, when and who insures it', async () => {
    const { user, sent } = open(CAR_LOSS, {
      listLoanCases: [{ data: [] }, { data: [{ ...RETURN, kind: 'car-loss', carReturn: null }] }],
      reportCarLoss: { data: { ...RETURN, kind: 'car-loss', carReturn: null } },
    });
    await user.click(await button('Tell us'));
    expect(summary()).toEqual([CAR_ERRORS.cause, CAR_ERRORS.happenedOn, CAR_ERRORS.insurer]);
    const [year = '', month = '', date = ''] = TODAY.split('-');
    await user.click(screen.getByLabelText('It was stolen'));
    await user.type(screen.getByLabelText('Day'), date);
    await user.type(screen.getByLabelText('Month'), month);
    await user.type(screen.getByLabelText('Year'), year);
    await user.type(screen.getByLabelText('Who insures the car?'), 'Sample Insurance');
    await user.click(await button('Tell us'));
    await heading('You’ve reported the loss of your car');
    expect(bodiesOf(sent, 'reportCarLoss')).toEqual([
      { cause: 'stolen', happenedOn: TODAY, insurer: 'Sample Insurance', claimNumber: '' },
    ]);
  });
});

describe('a hirer whose car has another number', () => {
  test('sends it as DVLA writes it', async () => {
    const plateChange = { registrationNumber: 'AB21CDE' };
    const changed = { ...RETURN, kind: 'plate-change', carReturn: null, plateChange } as const;
    const { user, sent } = open(NEW_PLATE, {
      listLoanCases: [{ data: [] }, { data: [changed] }],
      reportPlateChange: { data: changed },
    });
    await user.click(await button('Send'));
    expect(summary()).toEqual([MARK_ERRORS.empty]);
    await user.type(screen.getByLabelText('Registration number now'), 'ab21 cde');
    await user.click(await button('Send'));
    await heading('We’re checking your new number');
    expect(screen.getByText(/AB21 CDE/)).toBeDefined();
    expect(bodiesOf(sent, 'reportPlateChange')).toEqual([plateChange]);
  });
});
