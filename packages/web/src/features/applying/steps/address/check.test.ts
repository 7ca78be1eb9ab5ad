import { describe, expect, test } from 'vitest';
import {
  EMPTY_ADDRESSES,
  emptyAddress,
  type AddressFields,
  type DraftAddress,
} from '../../../../resources/draft/draft.ts';
import { anAddress } from '../../../../testing/drafts.ts';
import { checkChoice, checkFind, checkManual, checkStay } from './check.ts';

const addresses = (changes: Partial<DraftAddress> = {}): AddressFields => ({
  addresses: [anAddress(changes), emptyAddress(1)],
});

describe('the address', () => {
  test('is found by its postcode, unless it is typed manually', () => {
    expect(checkFind(0)(EMPTY_ADDRESSES)).toEqual({ 'addresses.0.postCode': 'Enter a postcode' });
    expect(checkFind(0)(addresses({ postCode: 'LS1' }))).toEqual({
      'addresses.0.postCode': 'Enter a full UK postcode, like SW1A 1AA',
    });
    expect(checkFind(0)(addresses({ postCode: '', populateManually: true }))).toEqual({});
  });

  test('is chosen from the list', () => {
    expect(checkChoice(1)(EMPTY_ADDRESSES)).toEqual({ 'addresses.1.choice': 'Select your address' });
    expect(checkChoice(0)(addresses())).toEqual({});
  });

  test('is typed with its house, street and town', () => {
    expect(checkManual(0)(addresses({ town: '' }))).toEqual({
      'addresses.0.town': 'Enter your town or city',
    });
  });

  test('says how long the borrower has lived there', () => {
    expect(checkStay(addresses({ period: null }))).toEqual({
      'addresses.0.period': 'Select how long you have lived at this address',
    });
    expect(checkStay(addresses())).toEqual({});
  });
});
