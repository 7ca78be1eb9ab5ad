import { laterScreen } from '../../later-screen.tsx';
import type { AnswerRow, Step } from '../../step.ts';
import { NO_PREFERENCES, type PreferencesFields } from './fields.ts';

export const preferencesStep = {
  start: NO_PREFERENCES,
  pages: {
    preferences: {
      screen: laterScreen(async () => (await import('./PreferencesStep.tsx')).PreferencesStep),
      check: () => ({}),
      isAnswered: ({ isConsentSeen }) => isConsentSeen,
    },
  },
  answers: { heading: 'Contact preferences', rows: consentRows },
} satisfies Step<PreferencesFields>;

function consentRows({ consent }: PreferencesFields): AnswerRow[] {
  const row = (key: string, isYes: boolean, hidden: string): AnswerRow => ({
    key,
    value: isYes ? 'Yes' : 'No',
    page: 'preferences',
    hidden,
  });
  return [
    row('Reminders', !consent.noReminders, 'reminders'),
    row('Offers of our loans', !consent.noOffers, 'offers'),
    row('Offers from group companies', consent.groupCrossSell, 'what group companies may send'),
  ];
}
