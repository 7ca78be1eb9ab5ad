import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '../../paths.ts';
import { anApplication, APPLICATION_ID, aRequirement } from '../../testing/applications.ts';
import { aToken, BORROWER_ID } from '../../testing/borrowers.ts';
import { bodiesOf, type Replies } from '../../testing/fake-api.ts';
import { openApplication } from '../../testing/open-application.tsx';
import { summary } from '../../testing/render-screen.tsx';
import CurrentAddressScreen from './CurrentAddressScreen.tsx';

const NO_LINES = { flatNumber: null, line2: null, county: null };
const HOME = { ...NO_LINES, houseNumber: '1', line1: 'Harbour Lane', town: 'Easterby', postCode: 'ID1 1QD' };
const NEW = { ...NO_LINES, houseNumber: '2', line1: 'Mill Road', town: 'Easterby', postCode: 'LS1 4AP' };

const FOUND = {
  data: { '@type': 'postcode-addresses' as const, addresses: [NEW], suggestions: [] },
};

const ASKED = anApplication({ requirements: [aRequirement('current-address', { address: HOME })] });
const DONE = { data: ASKED };

const open = (replies: Replies = {}) =>
  openApplication(SCREENS.currentAddress, CurrentAddressScreen, ASKED, {
    replies: { findAddresses: FOUND, ...replies },
  });

const press = (name: string) => screen.getByRole('button', { name });

describe('the address of an application', () => {
  test('is shown, and confirmed with one press', async () => {
    const { user, sent, address } = open({ confirmExistingAddress: DONE });
    expect(await screen.findByText(/^1 Harbour Lane/)).toBeDefined();
    await user.click(press('Yes, I live here'));
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/continue?id=${APPLICATION_ID}`);
    expect(bodiesOf(sent, 'confirmExistingAddress')).toEqual([{ isCurrent: true }]);
  });

  test('can be another, which is found by its postcode', async () => {
    const { user, sent, address } = open({ provideNewAddress: DONE });
    await user.click(await screen.findByRole('button', { name: 'No, I’ve moved' }));
    await user.type(screen.getByLabelText('Postcode'), 'ls1 4ap');
    await user.click(press('Find address'));
    await user.click(await screen.findByLabelText('2 Mill Road, Easterby'));
    await user.click(press('Save my new address'));
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/continue?id=${APPLICATION_ID}`);
    expect(bodiesOf(sent, 'provideNewAddress')).toMatchObject([NEW]);
  });

  test('can be another, for which a weak session is asked for the code', async () => {
    const { user, sent } = open({
      provideNewAddress: [{ refusal: 'stepUpRequired' }, DONE],
      stepUp: { data: { sentTo: '*********0982' } },
      verifyStepUp: { data: aToken({ token: 'a-stronger-token', authStrength: 'strong' }) },
    });
    await user.click(await screen.findByRole('button', { name: 'No, I’ve moved' }));
    await user.type(screen.getByLabelText('Postcode'), 'ls1 4ap');
    await user.click(press('Find address'));
    await user.click(await screen.findByLabelText('2 Mill Road, Easterby'));
    await user.click(press('Save my new address'));
    await user.type(await screen.findByLabelText('6-digit code'), '123456');
    await user.click(press('Confirm'));
    await screen.findByText('Another page');
    expect(bodiesOf(sent, 'provideNewAddress')).toHaveLength(2);
  });

  test('that is another has to be given', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: 'No, I’ve moved' }));
    await user.click(press('Find address'));
    expect(summary()).toEqual(['Enter a postcode']);
    expect(bodiesOf(sent, 'provideNewAddress')).toEqual([]);
  });

  test('can be confirmed after all', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'No, I’ve moved' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Postcode'));
    await user.click(press('I still live at the address above'));
    expect(document.activeElement).toBe(press('Yes, I live here'));
  });

  test('that was being typed before the session ended is there again', async () => {
    const forms = { 'current-address': { postCode: 'LS1 4AP', line1: 'Mill Road', isManual: true } };
    sessionStorage.setItem('typed', JSON.stringify({ userId: BORROWER_ID, forms }));
    open();
    expect(await screen.findByLabelText('Street')).toHaveProperty('value', 'Mill Road');
  });

  test('that cannot be saved says why, and loses nothing', async () => {
    const { user } = open({ confirmExistingAddress: { refusal: 'quoteExpired' } });
    await user.click(await screen.findByRole('button', { name: 'Yes, I live here' }));
    expect(await screen.findByRole('status', { name: 'This offer has expired' })).toBeDefined();
    expect(screen.getByText(/^1 Harbour Lane/)).toBeDefined();
  });
});
