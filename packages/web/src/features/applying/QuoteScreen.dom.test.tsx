import { BRANDS } from '@fairlead/brands/brands';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '../../paths.ts';
import { draftStorage } from '../../state/draft-storage.ts';
import { aUser } from '../../testing/borrowers.ts';
import { aDraft } from '../../testing/drafts.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { openForm } from '../../testing/open-form.tsx';
import { renderScreen, SIGNED_IN } from '../../testing/render-screen.tsx';
import QuoteScreen from './QuoteScreen.tsx';

function open(search: string, brand = BRANDS.lendable) {
  fakeApi({});
  return renderScreen({ [SCREENS.form]: QuoteScreen }, { at: `${SCREENS.form}${search}`, brand });
}

const amount = () => screen.findByLabelText('Amount, in pounds');

describe('opening the form', () => {
  test('takes the amount and term that the landing page brought, once', async () => {
    const { address } = open('?amount=12000&term=48');
    expect(await amount()).toHaveProperty('value', '12,000');
    expect(screen.getByLabelText('Pay it back over')).toHaveProperty('value', '48');
    expect(address()).toBe('/account/borrow/quote');
  });

  test('restores what was answered before in this tab, and stores what is answered now', async () => {
    fakeApi({});
    const { user } = openForm('loan', { answers: { amount: '9,000' } });
    expect(await amount()).toHaveProperty('value', '9,000');
    await user.clear(await amount());
    await user.type(await amount(), '9500');
    expect(draftStorage.read('lendable', Date.now())).toMatchObject({ amount: '9500', firstName: 'Alex' });
  });

  test('prefers the new amount to the stored one, and keeps the other answers', async () => {
    draftStorage.write('lendable', aDraft({ amount: '9,000' }), Date.now());
    open('?step=loan&from=check&amount=4000');
    expect(await amount()).toHaveProperty('value', '4,000');
    expect(draftStorage.read('lendable', Date.now())).toMatchObject({ amount: '4,000', firstName: 'Alex' });
  });

  test('takes what we know of a borrower who is signed in', async () => {
    fakeApi({});
    openForm('you', { answers: { firstName: '', lastName: '', email: '' }, session: SIGNED_IN });
    expect(await screen.findByLabelText('First name')).toHaveProperty('value', 'Ada');
  });
});

describe('a form that is closed', () => {
  test('says so where a brand takes applications from its partners only', async () => {
    open('', BRANDS.thinkmoney);
    expect(await screen.findByRole('heading', { name: 'Apply through one of our partners' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'See our prices' }).getAttribute('href')).toBe('/');
  });

  test('opens with a partner’s referral, which leaves the address', async () => {
    const { address, store } = open('?referral=a.signed.token', BRANDS.thinkmoney);
    expect(await amount()).toBeDefined();
    expect(address()).toBe('/account/borrow/quote');
    expect(store.getState()).toMatchObject({ draft: { draft: { referral: 'a.signed.token' } } });
  });

  test('says why to a borrower who can’t apply again', async () => {
    fakeApi({});
    openForm('loan', {
      session: SIGNED_IN,
      user: aUser({ canReApply: false, cannotReApplyBecause: 'You have a loan.' }),
    });
    expect(
      await screen.findByRole('heading', { name: 'You can’t apply for another loan yet' }),
    ).toBeDefined();
    expect(screen.getByText('You have a loan.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to your account' }).getAttribute('href')).toBe(
      '/account/borrow',
    );
  });

  test('says so for motor finance, which is not open yet', async () => {
    open('', BRANDS.motor);
    expect(await screen.findByRole('heading', { name: 'Applications are not open yet' })).toBeDefined();
  });
});
