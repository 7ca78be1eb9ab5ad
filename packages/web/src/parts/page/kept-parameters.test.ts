import { describe, expect, test } from 'vitest';
import { namesBrand, underBrand, withKeptParameters } from './kept-parameters.ts';

const PERSONAL = 'unsecured-2026-1';
const MOTOR = 'hire-purchase-2026-1';

describe('going to another page', () => {
  test('drops the parameters of the page that is left', () => {
    expect(withKeptParameters('/account/borrow', '?id=1&tab=schedule', PERSONAL)).toBe('/account/borrow');
  });

  test('keeps the parameters that the destination has itself', () => {
    const loan = '/account/borrow/repay/summary?id=2&tab=overview';
    expect(withKeptParameters(loan, '?id=1', PERSONAL)).toBe(loan);
  });

  test('keeps an overridden brand', () => {
    expect(withKeptParameters('/login', '?override=asda&x=1', PERSONAL)).toBe('/login?override=asda');
    expect(withKeptParameters('/login?override=motor', '?override=asda', PERSONAL)).toBe(
      '/login?override=motor',
    );
  });

  test('keeps the marketing parameters of motor finance only', () => {
    const search = '?utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e&gclid=f';
    expect(withKeptParameters('/account/borrow/quote', search, MOTOR)).toBe(
      '/account/borrow/quote?utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e',
    );
    expect(withKeptParameters('/account/borrow/quote', search, PERSONAL)).toBe('/account/borrow/quote');
  });

  test('keeps the place in the page', () => {
    expect(withKeptParameters('/a?b=1#c', '?override=asda', PERSONAL)).toBe('/a?b=1&override=asda#c');
  });
});

test('a link to another brand names it and keeps it, whatever the current address has', () => {
  const there = underBrand('/sandbox', 'asda');
  expect(there).toBe('/sandbox?override=asda');
  expect(withKeptParameters(there, '?override=motor', PERSONAL)).toBe(there);
  expect([there, '/sandbox', '/sandbox?to=override'].map(namesBrand)).toEqual([true, false, false]);
});
