import type { ContactAnswers } from '../../../../parts/contact/questions.ts';
import type { AnswerRow, Answers } from '../../step.ts';

export const preferencesAnswers = {
  heading: 'Contact preferences',
  rows: contactRows,
} satisfies Answers<ContactAnswers>;

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
