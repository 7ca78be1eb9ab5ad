import { describe, expect, test } from 'vitest';
import { apiAddress, AT_THIS_ADDRESS } from './api-address.ts';

const PLACES = {
  productApiUrl: 'https://api.lendable.example',
  sharedApiUrl: 'https://shared.example/group',
};

describe('a call goes', () => {
  test.each([
    ['/v2/loans/1', 'https://api.lendable.example/v2/loans/1'],
    ['/loan-applications', 'https://api.lendable.example/loan-applications'],
    [
      '/cross-product/loans/1/affordability',
      'https://shared.example/group/cross-product/loans/1/affordability',
    ],
  ])('to the API that serves it: %s', (path, address) => {
    expect(apiAddress(path, PLACES)).toBe(address);
    expect(apiAddress(path, AT_THIS_ADDRESS)).toBe(path);
  });

  test('to the page’s own address where only the other API has one', () => {
    expect(apiAddress('/v2/loans/1', { ...PLACES, productApiUrl: null })).toBe('/v2/loans/1');
  });
});
