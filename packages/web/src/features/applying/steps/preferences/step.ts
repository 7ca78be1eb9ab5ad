import { checkAnswers, NO_ANSWERS, type ContactAnswers } from '../../../../parts/contact/questions.ts';
import { laterScreen } from '../../later-screen.tsx';
import type { AnswerRow, Step } from '../../step.ts';

export const preferencesStep = {
  start: NO_ANSWERS,
  pages: {
    preferences: {
      screen: laterScreen(async () => (await import('./PreferencesStep.tsx')).PreferencesStep),
      check: checkAnswers,
    },
  },
  answers: { heading: 'Contact preferences', rows: contactRows },
} satisfies Step<ContactAnswers>;

function contactRows({ reminders, offers, group }: ContactAnswers): AnswerRow[] {
  const row = (key: string, answer: string, hidden: string): AnswerRow => ({
    key,
    value: answer === 'yes' ? 'Yes' : 'No',
    page: 'preferences',
    hidden,
  });
  return [
    row('Reminders', reminders, 'reminders'),
    row('Offers of our loans', offers, 'offers'),
    row('Offers from group companies', group, 'what group companies may send'),
  ];
}
