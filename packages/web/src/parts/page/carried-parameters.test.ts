import { describe, expect, test } from 'vitest';
import { namesBrand, underBrand, withCarriedParameters } from './carried-parameters.ts';

const PERSONAL = 'unsecured-2026-1';
const MOTOR = 'hire-purchase-2026-1';

describe('going to another page', () => {
  test('drops the parameters of the page that is left', () => {
    expect(withCarriedParameters('/account/borrow', '?id=1&tab=schedule', PERSONAL)).toBe('/account/borrow');
  });

  test('keeps the parameters that the destination has itself', () => {
    const loan = '/account/borrow/repay/summary?id=2&tab=overview';
    expect(withCarriedParameters(loan, '?id=1', PERSONAL)).toBe(loan);
  });

  test('keeps an overridden brand', () => {
    expect(withCarriedParameters('/login', '?override=asda&x=1', PERSONAL)).toBe('/login?override=asda');
    expect(withCarriedParameters('/login?override=motor', '?override=asda', PERSONAL)).toBe(
      '/login?override=motor',
    );
  });

  test('keeps the marketing parameters of motor finance only', () => {
    const search = '?utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e&gclid=f';
    expect(withCarriedParameters('/account/borrow/quote', search, MOTOR)).toBe(
      '/account/borrow/quote?utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e',
    );
    expect(withCarriedParameters('/account/borrow/quote', search, PERSONAL)).toBe('/account/borrow/quote');
  });

  test('keeps the place in the page', () => {
    expect(withCarriedParameters('/a?b=1#c', '?override=asda', PERSONAL)).toBe('/a?b=1&override=asda#c');
  });
});

test('a link to another brand names it and keeps it, whatever the current address has', () => {
  const there = underBrand('/sandbox', 'asda');
  expect(there).toBe('/sandbox?override=asda');
  expect(withCarriedParameters(there, '?override=motor', PERSONAL)).toBe(there);
  expect([there, '/sandbox', '/sandbox?to=override'].map(namesBrand)).toEqual([true, false, false]);
});
