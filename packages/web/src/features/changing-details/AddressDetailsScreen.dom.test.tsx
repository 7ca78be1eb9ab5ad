import { day } from '@fairlead/core/calendar/day';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '../../paths.ts';
import { aToken, aUser, BORROWER_ID } from '../../testing/borrowers.ts';
import { bodiesOf, fakeApi, type Replies } from '../../testing/fake-api.ts';
import { errorOf, renderScreen, SIGNED_IN, summary } from '../../testing/render-screen.tsx';
import AddressDetailsScreen from './AddressDetailsScreen.tsx';

const NO_LINES = { flatNumber: null, line2: null, county: null };
const HOME = { ...NO_LINES, houseNumber: '1', line1: 'Harbour Lane', town: 'Easterby', postCode: 'ID1 1QD' };
const NEW = { ...NO_LINES, houseNumber: '2', line1: 'Mill Road', town: 'Easterby', postCode: 'LS1 4AP' };

const BEFORE = aUser({ addressHistory: [{ ...HOME, recordedOn: day('2026-11-20'), replacedOn: null }] });
const AFTER = aUser({
  addressHistory: [
    { ...NEW, recordedOn: day('2026-11-23'), replacedOn: null },
    { ...HOME, recordedOn: day('2026-11-20'), replacedOn: day('2026-11-23') },
  ],
});

const answer = (addresses: (typeof NEW)[], suggestions: string[] = []) => ({
  data: { '@type': 'postcode-addresses' as const, addresses, suggestions },
});

function open(replies: Replies = {}) {
  const sent = fakeApi({ readUser: { data: BEFORE }, findAddresses: answer([NEW]), ...replies });
  const screens = { [SCREENS.addressDetails]: AddressDetailsScreen };
  return { sent, ...renderScreen(screens, { at: SCREENS.addressDetails, session: SIGNED_IN }) };
}

const CODE: Replies = {
  stepUp: { data: { sentTo: '*********0982' } },
  verifyStepUp: { data: aToken({ token: 'a-stronger-token', authStrength: 'strong' }) },
};

const press = (name: string) => screen.getByRole('button', { name });
const typed = (): unknown => JSON.parse(sessionStorage.getItem('typed') ?? 'null');

describe('the address', () => {
  test('is shown as it is, with nothing before it', async () => {
    open();
    expect(await screen.findByText(/^1 Harbour Lane/)).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Previous addresses' })).toBeNull();
  });

  test('is found by its postcode, confirmed by the code of a text message and changed', async () => {
    const { user, sent } = open({
      readUser: [{ data: BEFORE }, { data: AFTER }],
      changeAddress: [{ refusal: 'stepUpRequired' }, { data: AFTER }],
      ...CODE,
    });
    await user.type(await screen.findByLabelText('Postcode'), 'ls1 4ap');
    await user.click(press('Find address'));
    await user.click(await screen.findByLabelText('2 Mill Road, Easterby'));
    await user.click(press('Save my new address'));
    await user.type(await screen.findByLabelText('6-digit code'), '123456');
    await user.click(press('Confirm'));
    expect(await screen.findByRole('status', { name: 'We’ve changed your address' })).toBeDefined();
    expect(await screen.findByText('20/11/2026 to 23/11/2026')).toBeDefined();
    expect(screen.getByText(/^2 Mill Road/)).toBeDefined();
    expect(bodiesOf(sent, 'changeAddress').at(-1)).toMatchObject(NEW);
    expect(sent.findLast(({ endpoint }) => endpoint === 'changeAddress')?.headers.get('authorization')).toBe(
      'Bearer a-stronger-token',
    );
    expect(typed()).toBeNull();
    expect(screen.getByLabelText('Postcode')).toHaveProperty('value', '');
  });

  test('has to be chosen', async () => {
    const { user, sent } = open();
    await user.type(await screen.findByLabelText('Postcode'), 'ls1 4ap');
    await user.click(press('Find address'));
    await screen.findByText('1 address found');
    await user.click(press('Save my new address'));
    expect(summary()).toEqual(['Select your address']);
    expect(bodiesOf(sent, 'changeAddress')).toEqual([]);
  });

  test('needs a postcode to be found by', async () => {
    const { user } = open();
    await screen.findByLabelText('Postcode');
    await user.click(press('Find address'));
    expect(summary()).toEqual(['Enter a postcode']);
  });

  test('can be typed, and says what is missing', async () => {
    const { user, sent } = open({ changeAddress: { data: AFTER } });
    await user.type(await screen.findByLabelText('Postcode'), 'LS1 4AP');
    await user.click(press('Enter address manually'));
    await user.click(press('Save my new address'));
    expect(summary()).toEqual([
      'Enter your house number or name',
      'Enter your street',
      'Enter your town or city',
    ]);
    await user.type(screen.getByLabelText('House number or name'), '2');
    await user.type(screen.getByLabelText('Street'), 'Mill Road');
    await user.type(screen.getByLabelText('Town or city'), 'Easterby');
    await user.click(press('Save my new address'));
    await screen.findByRole('status', { name: 'We’ve changed your address' });
    expect(bodiesOf(sent, 'changeAddress')).toMatchObject([{ line1: 'Mill Road', postCode: 'LS1 4AP' }]);
  });

  test.each([
    ['finds nothing', { findAddresses: answer([]) }, /We found no addresses at LS1 4AP/],
    [
      'is not available',
      { findAddresses: { refusal: 'addressLookupUnavailable' } },
      /can’t look up addresses/,
    ],
  ] satisfies [string, Replies, RegExp][])('is typed where the look-up %s', async (_, replies, words) => {
    const { user } = open(replies);
    await user.type(await screen.findByLabelText('Postcode'), 'LS1 4AP');
    await user.click(press('Find address'));
    expect(await screen.findByText(words)).toBeDefined();
    await user.click(press('Enter address manually'));
    expect(screen.getByLabelText('Street')).toBeDefined();
  });

  test('is looked up again at the postcode that is suggested for a mistyped one', async () => {
    const { user, sent } = open({ findAddresses: [answer([], ['LS1 4AP']), answer([NEW])] });
    await user.type(await screen.findByLabelText('Postcode'), 'LS1 4AQ');
    await user.click(press('Find address'));
    await user.click(await screen.findByRole('button', { name: 'Use LS1 4AP' }));
    expect(await screen.findByLabelText('2 Mill Road, Easterby')).toBeDefined();
    expect(screen.getByLabelText('Postcode')).toHaveProperty('value', 'LS1 4AP');
    expect(document.activeElement).toBe(screen.getByLabelText('Postcode'));
    expect(sent.at(-1)?.url.searchParams.get('postCode')).toBe('LS1 4AP');
  });

  test('that the server refuses is corrected line by line', async () => {
    const { user } = open({
      changeAddress: { refusal: 'validationFailed', fields: { postCode: ['Enter a full UK postcode'] } },
    });
    await user.type(await screen.findByLabelText('Postcode'), 'LS1 4AP');
    await user.click(press('Find address'));
    await user.click(await screen.findByLabelText('2 Mill Road, Easterby'));
    await user.click(press('Save my new address'));
    await screen.findByRole('alert', { name: 'There is a problem' });
    expect(errorOf(screen.getByLabelText('Postcode'))).toBe('Enter a full UK postcode');
    expect(screen.getByLabelText('Street')).toHaveProperty('value', 'Mill Road');
  });

  test('that was typed before the session ended is there again', async () => {
    const fields = { postCode: 'LS1 4AP', line1: 'Mill Road', isManual: true };
    sessionStorage.setItem(
      'typed',
      JSON.stringify({ userId: BORROWER_ID, forms: { 'address-details': fields } }),
    );
    open();
    expect(await screen.findByLabelText('Street')).toHaveProperty('value', 'Mill Road');
  });

  test('is not lost without a connection', async () => {
    const { user } = open({ changeAddress: 'no connection' });
    await user.type(await screen.findByLabelText('Postcode'), 'LS1 4AP');
    await user.click(press('Find address'));
    await user.click(await screen.findByLabelText('2 Mill Road, Easterby'));
    await user.click(press('Save my new address'));
    expect(await screen.findByRole('status', { name: 'We couldn’t reach our server' })).toBeDefined();
    expect(screen.getByLabelText('2 Mill Road, Easterby')).toHaveProperty('checked', true);
    expect(typed()).not.toBeNull();
  });
});
