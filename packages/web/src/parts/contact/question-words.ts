import type { ContactQuestions } from '@fairlead/core/contact/contact-permissions';

type Question = {
  name: keyof ContactQuestions;
  legend: string;
  hint: string;
};

/** The server stores the answers under the ids of these texts, `*_WORDING`: raise them with a change of meaning. */
export function presentQuestions(websiteName: string): readonly Question[] {
  return [
    {
      name: 'reminders',
      legend: 'Would you like reminders from us?',
      hint: 'For example, a few days before a price expires.',
    },
    {
      name: 'offers',
      legend: `Would you like offers of loans from ${websiteName}?`,
      hint: 'About what you could borrow next, and what it would cost.',
    },
    {
      name: 'group',
      legend: 'Would you like offers from other companies in our group?',
      hint: 'They contact you about their own products only if you say yes.',
    },
  ];
}
