import type { Answers } from '../../step.ts';
import type { ContactFields } from './fields.ts';

export const contactAnswers = {
  heading: 'About you',
  rows: ({ email, mobileNumber }) => [
    { key: 'Email', value: email, page: 'contact', hidden: 'your email address' },
    { key: 'Mobile', value: mobileNumber, page: 'contact', hidden: 'your mobile number' },
  ],
} satisfies Answers<ContactFields>;
