import { describe, expect, test } from 'vitest';
import { contactPermissionsOf, contactSettingsOf, defaultPermissionsOf } from './contact-permissions.ts';

describe('contact permissions', () => {
  test.each([
    ['unsecured-2026-1', 'unsecuredLoanReminders', 'unsecuredLoanOffers'],
    ['hire-purchase-2026-1', 'motorFinanceReminders', 'motorFinanceOffers'],
  ] as const)('of %s are its own two and the group’s', (product, reminders, offers) => {
    expect(contactPermissionsOf(product)).toEqual([reminders, offers, 'groupCrossSell']);
    expect(contactSettingsOf(product)).toEqual([
      reminders,
      offers,
      'groupCrossSell',
      'paymentTexts',
      'paymentTextsOnly',
    ]);
  });

  test('of the group are never taken as given', () => {
    expect(defaultPermissionsOf('unsecured-2026-1')).toEqual([
      'unsecuredLoanReminders',
      'unsecuredLoanOffers',
    ]);
    expect(defaultPermissionsOf('hire-purchase-2026-1')).not.toContain('groupCrossSell');
  });
});
