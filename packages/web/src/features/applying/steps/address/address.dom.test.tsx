import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { FoundAddress } from '../../../../resources/address.ts';
import { emptyAddress, type DraftAddress } from '../../../../resources/draft/draft.ts';
import { anAddress } from '../../../../testing/drafts.ts';
import { fakeApi, type Replies } from '../../../../testing/fake-api.ts';
import { openForm } from '../../../../testing/open-form.tsx';
import { errorOf, summary } from '../../../../testing/render-screen.tsx';

const NO_LINES = { houseNumber: null, flatNumber: null, line1: null, line2: null, town: null, county: null };

const FOUND: FoundAddress[] = [
  { ...NO_LINES, houseNumber: '2', line1: 'Mill Road', town: 'Easterby', postCode: 'LS1 4AP' },
  {
    ...NO_LINES,
    houseNumber: 'Beacon Cottage',
    line1: 'Harbour Lane',
    town: 'Easterby',
    postCode: 'LS1 4AP',
  },
];

const answer = (addresses: FoundAddress[], suggestions: string[] = []) => ({
  data: { '@type': 'postcode-addresses' as const, addresses, suggestions },
});
const FOUND_THERE = answer(FOUND);

function open(step: string, present: DraftAddress, replies: Replies = {}) {
  const sent = fakeApi({ listEmploymentStatuses: { data: [] }, ...replies });
  return { sent, ...openForm(step, { answers: { addresses: [present, emptyAddress(1)] } }) };
}

const press = (name: string) => screen.getByRole('button', { name });

describe('the address look-up', () => {
  test('finds addresses at a postcode, of which one is chosen', async () => {
    const { user, sent, address } = open('address', emptyAddress(0), { findAddresses: FOUND_THERE });
    await user.type(await screen.findByLabelText('Postcode'), 'ls1 4ap');
    await user.click(press('Find address'));
    expect(await screen.findByText('2 addresses found')).toBeDefined();
    const asked = sent.find(({ endpoint }) => endpoint === 'findAddresses');
    expect(asked?.url.searchParams.get('postCode')).toBe('LS1 4AP');
    await user.click(press('Continue'));
    expect(summary()).toEqual(['Select your address']);
    await user.click(screen.getByLabelText('Beacon Cottage, Harbour Lane, Easterby'));
    await user.click(press('Continue'));
    expect(address()).toBe('/account/borrow/quote?step=address-stay');
    expect(await screen.findByText('Beacon Cottage, Harbour Lane, Easterby, LS1 4AP')).toBeDefined();
  });

  test('leads to a page of its own for a postcode where we do not lend', async () => {
    const { user, sent, address } = open('address', emptyAddress(0));
    await user.type(await screen.findByLabelText('Postcode'), 'je2 3aa');
    await user.click(press('Find address'));
    expect(address()).toBe('/account/borrow/address_change_required');
    expect(sent.filter(({ endpoint }) => endpoint === 'findAddresses')).toEqual([]);
  });

  test('needs a full postcode', async () => {
    const { user } = open('address', emptyAddress(0));
    await user.click(await screen.findByRole('button', { name: 'Find address' }));
    expect(summary()).toEqual(['Enter a postcode']);
    await user.type(screen.getByLabelText('Postcode'), 'LS1');
    expect(errorOf(screen.getByLabelText('Postcode'))).toBe('Enter a full UK postcode, like SW1A 1AA');
  });

  test.each([
    ['finds nothing', { findAddresses: answer([]) }, /We found no addresses at LS1 4AP/],
    [
      'is not available',
      { findAddresses: { refusal: 'addressLookupUnavailable' } },
      /We can’t look up addresses at the moment/,
    ],
  ] satisfies [string, Replies, RegExp][])(
    'that %s leads to typing the address',
    async (_, replies, words) => {
      const { user, address } = open('address-choose', { ...emptyAddress(0), postCode: 'LS1 4AP' }, replies);
      expect(await screen.findByText(words)).toBeDefined();
      expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
      await user.click(screen.getByRole('link', { name: 'Enter address manually' }));
      expect(address()).toBe('/account/borrow/quote?step=address-manual');
    },
  );
});

describe('a mistyped postcode', () => {
  const MISTYPED = { ...emptyAddress(0), postCode: 'LS1 4AQ' };

  test('is replaced by the one that is suggested, whose addresses are shown', async () => {
    const replies = [answer([], ['LS1 4AP']), FOUND_THERE];
    const { user, sent } = open('address-choose', MISTYPED, { findAddresses: replies });
    expect(await screen.findByText('We found no addresses at LS1 4AQ. Did you mean LS1 4AP?')).toBeDefined();
    await user.click(press('Use LS1 4AP'));
    expect(await screen.findByText('2 addresses found')).toBeDefined();
    expect(sent.at(-1)?.url.searchParams.get('postCode')).toBe('LS1 4AP');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await user.click(screen.getByLabelText('2 Mill Road, Easterby'));
    await user.click(press('Continue'));
    expect(await screen.findByText('2 Mill Road, Easterby, LS1 4AP')).toBeDefined();
  });

  test('has no link below the addresses while they are looked up', async () => {
    open('address-choose', MISTYPED, { findAddresses: 'no answer yet' });
    expect(await screen.findByText('Looking up addresses')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Enter address manually' })).toBeNull();
  });

  test('has each of several suggestions, and the address can still be typed', async () => {
    const replies = { findAddresses: answer([], ['LS1 4AP', 'LS1 4AR']) };
    open('address-choose', MISTYPED, replies);
    expect(await screen.findByText(/Did you mean one of these\?$/)).toBeDefined();
    expect(screen.getAllByRole('button', { name: /^Use / }).map(({ textContent }) => textContent)).toEqual([
      'Use LS1 4AP',
      'Use LS1 4AR',
    ]);
    expect(screen.getByRole('link', { name: 'Enter address manually' })).toBeDefined();
  });
});

describe('an address typed manually', () => {
  test('needs a house, a street, a town and a postcode', async () => {
    const { user, address } = open('address', emptyAddress(0));
    await user.click(await screen.findByRole('link', { name: 'Enter address manually' }));
    await screen.findByRole('heading', { name: 'Enter your address' });
    await user.click(press('Continue'));
    expect(summary()).toEqual([
      'Enter your house number or name',
      'Enter your street',
      'Enter your town or city',
      'Enter a postcode',
    ]);
    await user.type(screen.getByLabelText('House number or name'), '2');
    await user.type(screen.getByLabelText('Street'), 'Mill Road');
    await user.type(screen.getByLabelText('Town or city'), 'Easterby');
    await user.type(screen.getByLabelText('Postcode'), 'LS1 4AP');
    expect(errorOf(screen.getByLabelText('Postcode'))).toBeUndefined();
    await user.click(press('Continue'));
    expect(address()).toBe('/account/borrow/quote?step=address-stay');
  });
});

describe('the time at an address', () => {
  test('has to be said', async () => {
    const { user } = open('address-stay', anAddress({ period: null }));
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(summary()).toEqual(['Select how long you have lived at this address']);
  });

  test('of less than three years asks for the previous address too', async () => {
    const { user, address } = open('address-stay', anAddress({ period: null }));
    await user.click(await screen.findByLabelText('Less than 3 years'));
    await user.click(press('Continue'));
    expect(address()).toBe('/account/borrow/quote?step=previous-address');
    expect(await screen.findByRole('heading', { name: 'Where did you live before?' })).toBeDefined();
  });

  test('of three years or more does not', async () => {
    const { user, address } = open('address-stay', anAddress({ period: null }));
    await user.click(await screen.findByLabelText('3 years'));
    await user.click(press('Continue'));
    expect(address()).toBe('/account/borrow/quote?step=work');
  });
});
