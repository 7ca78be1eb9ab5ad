import { describe, expect, test } from 'vitest';
import { NOTHING_CONFIGURED } from '../../parts/public/nothing-configured.ts';
import { closedReason } from './use-closed-reason.ts';

const reasonFor = (changes: Partial<Parameters<typeof closedReason>[0]> = {}) =>
  closedReason({
    productId: 'unsecured-2026-1',
    clientConfig: NOTHING_CONFIGURED,
    directApplications: true,
    referral: '',
    canApply: true,
    failure: null,
    ...changes,
  });

describe('the form', () => {
  test('is open to anyone, and to those whom a partner sends', () => {
    expect(reasonFor()).toBeNull();
    expect(reasonFor({ directApplications: false, referral: 'a.signed.token' })).toBeNull();
  });

  test('is closed to a borrower with a running loan, whether the page knew or the server said so', () => {
    expect(reasonFor({ canApply: false })).toBe('notAgainYet');
    expect(reasonFor({ failure: 'cannotReApply' })).toBe('notAgainYet');
    expect(reasonFor({ canApply: false, directApplications: false })).toBe('notAgainYet');
  });

  test('is closed without a partner’s referral where a brand needs one, and with one that is not usable', () => {
    expect(reasonFor({ directApplications: false })).toBe('partnersOnly');
    const refused = { directApplications: false, referral: 'old', failure: 'directApplicationsOff' };
    expect(reasonFor(refused)).toBe('referralNotUsable');
  });

  test('is closed for a product that is not open yet', () => {
    expect(reasonFor({ productId: 'hire-purchase-2026-1' })).toBe('notOpenYet');
  });

  test('stays open when sending it failed for another reason', () => {
    expect(reasonFor({ failure: 'network' })).toBeNull();
  });
});
