import { BRANDS } from '@fairlead/brands/brands';
import { pence } from '@fairlead/core/money/pence';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { COMMISSION } from '../../application-paths.ts';
import { SCREENS } from '../../paths.ts';
import { anApplication, APPLICATION_ID } from '../../testing/applications.ts';
import { bodiesOf, type Replies } from '../../testing/fake-api.ts';
import { openApplication } from '../../testing/open-application.tsx';
import OfferScreen from '../deciding/OfferScreen.tsx';
import CommissionScreen from './CommissionScreen.tsx';
import type { Calculation } from './present-commission.ts';

const CALCULATION: Calculation = {
  '@type': 'commission-calculation',
  amount: pence(312_00),
  basis: 'It is 3.12% of what you borrow and is not added to your payments.',
  shareOfCredit: 3.12,
  shareOfCharge: 4.71,
  tie: 'Motor offers hire purchase from Sample Lender Limited only.',
  shownAt: null,
  consentedAt: null,
};

const brand = BRANDS.motor;

const SHOWN = { ...CALCULATION, shownAt: '2026-11-24T10:00:00.000Z' };
const AGREED = { ...SHOWN, consentedAt: '2026-11-24T10:01:00.000Z' };

const withCommission = (commissionCalculation: Calculation, state: 'Quoted' | 'Requested' = 'Quoted') =>
  anApplication({ state, commissionCalculation });

const open = (application = withCommission(CALCULATION), replies: Replies = {}) =>
  openApplication(COMMISSION, CommissionScreen, application, {
    brand,
    replies: {
      showCommission: { data: withCommission(SHOWN) },
      consentToCommission: { data: withCommission(AGREED) },
      followUp: { data: anApplication({ state: 'Requirements' }) },
      ...replies,
    },
  });

const agree = () => screen.findByRole('button', { name: 'Agree and continue' });

describe('the commission', () => {
  test('is named in pounds, with how it is worked out, both shares and the tie', async () => {
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: '£312 to Motor for introducing you' }),
    ).toBeDefined();
    expect(screen.getByText(CALCULATION.basis)).toBeDefined();
    expect(screen.getByText('3.12%')).toBeDefined();
    expect(screen.getByText('4.71%')).toBeDefined();
    expect(screen.getByText(CALCULATION.tie)).toBeDefined();
  });

  test('is recorded as shown before it is agreed to, and agreeing to it continues with the offer', async () => {
    const { user, sent, address } = open();
    await user.click(await agree());
    await screen.findByText('Another page');
    const calls = sent.map(({ endpoint }) => endpoint);
    expect(calls).toContain('showCommission');
    expect(calls.indexOf('showCommission')).toBeLessThan(calls.indexOf('consentToCommission'));
    expect(bodiesOf(sent, 'consentToCommission')).toEqual([{ consented: true }]);
    expect(bodiesOf(sent, 'followUp')).toEqual([{ followUp: true }]);
    expect(address()).toBe(`/account/borrow/continue?id=${APPLICATION_ID}`);
  });

  test('can be refused by going back, which changes nothing', async () => {
    const { sent } = open();
    const back = await screen.findByRole('link', { name: 'Go back without agreeing' });
    expect(back.getAttribute('href')).toBe(`/account/borrow/apply?id=${APPLICATION_ID}`);
    expect(bodiesOf(sent, 'consentToCommission')).toEqual([]);
  });

  test('that changed meanwhile is said, and nothing continues', async () => {
    const { user, sent } = open(withCommission(SHOWN), {
      consentToCommission: { refusal: 'commissionNotShown' },
    });
    await user.click(await agree());
    expect(await screen.findByText(/it has changed/)).toBeDefined();
    expect(bodiesOf(sent, 'followUp')).toEqual([]);
  });

  test('can be read again after the signature, with the day on which it was agreed to', async () => {
    const { sent } = open(withCommission(AGREED, 'Requested'));
    expect(await screen.findByText('You agreed to this on 24 November 2026.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Agree and continue' })).toBeNull();
    expect(sent.filter(({ endpoint }) => endpoint === 'showCommission')).toEqual([]);
  });

  test('has no page where none is paid', async () => {
    const { address } = open(anApplication({ state: 'Quoted', commissionCalculation: null }));
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/apply?id=${APPLICATION_ID}`);
  });
});

describe('an offer with a commission', () => {
  const offer = (calculation: Calculation) =>
    openApplication(SCREENS.offer, OfferScreen, withCommission(calculation), {
      brand,
      replies: { trackApplyVisit: { data: withCommission(calculation) } },
    });

  test('leads to its page before it can be continued', async () => {
    offer(SHOWN);
    const link = await screen.findByRole('link', { name: 'Continue with this offer' });
    expect(link.getAttribute('href')).toBe(`/account/borrow/apply/commission?id=${APPLICATION_ID}`);
  });

  test('is continued by a press once it is agreed to', async () => {
    offer(AGREED);
    expect(await screen.findByRole('button', { name: 'Continue with this offer' })).toBeDefined();
  });
});
