import { describe, expect, test } from 'vitest';
import type { ContactPermissions } from '../../resources/contact-permission.ts';
import { answeredOn, givenAnswers } from './present-settings.ts';

const answer = (permission: 'unsecuredLoanReminders' | 'groupCrossSell', allowed: boolean, day: string) => ({
  '@type': 'contact-permission-answer' as const,
  id: '01a1f8e9-0000-7000-8000-0000000000b1',
  permission,
  allowed,
  wordingVersion: 'contact-settings-2026-1',
  channel: 'web',
  changedAt: `${day}T10:00:00.000Z`,
});

const ANSWERED: ContactPermissions = {
  unsecuredLoanReminders: true,
  unsecuredLoanOffers: true,
  groupCrossSell: false,
  answers: [
    answer('unsecuredLoanReminders', true, '2026-11-20'),
    answer('groupCrossSell', false, '2026-11-23'),
  ],
};

describe('the contact settings', () => {
  test('start with what the borrower said, and not with what is only assumed', () => {
    expect(givenAnswers(ANSWERED, 'unsecured-2026-1')).toEqual({ reminders: 'yes', offers: '', group: 'no' });
    expect(givenAnswers({ groupCrossSell: false }, 'unsecured-2026-1')).toEqual({
      reminders: '',
      offers: '',
      group: '',
    });
  });

  test('say when they were last answered', () => {
    expect(answeredOn(ANSWERED)).toBe('You last changed this on 23 November 2026.');
    expect(answeredOn({})).toBeNull();
  });
});
