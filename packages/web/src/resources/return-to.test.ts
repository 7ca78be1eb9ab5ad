import { describe, expect, test } from 'vitest';
import { returnPath, returnToOf } from './return-to.ts';

describe('the page that needed a sign-in', () => {
  test.each([
    ['/account/borrow', '/account/borrow'],
    ['/account/borrow/quote?step=name', '/account/borrow/quote'],
    ['/account/borrow/repay/summary?id=7&tab=schedule', '/account/borrow/repay/summary?id=7'],
    ['/account/borrow/apply?id=7', '/account/borrow/continue?id=7'],
    ['/account/borrow/requested/7', '/account/borrow/continue?id=7'],
    ['/account/borrow/continue/documents?id=7', '/account/borrow/continue/documents?id=7'],
    ['/account/borrow/continue/documents/contract?id=7', '/account/borrow/continue/documents?id=7'],
    ['/account/address-details', '/account/address-details'],
    ['/account/mobile-number', '/account/mobile-number'],
    ['/contact-settings', '/contact-settings'],
    ['/account/borrow/continue/sign?id=7', '/account/borrow/continue?id=7'],
  ])('%s is returned to at %s', (address, returnedTo) => {
    const found = returnToOf(address);
    expect(found && returnPath(found)).toBe(returnedTo);
  });

  test.each(['/', '/sandbox', '//elsewhere.example/account/borrow/x', '/account/unknown'])(
    '%s is not returned to',
    (address) => expect(returnToOf(address)).toBeUndefined(),
  );
});
