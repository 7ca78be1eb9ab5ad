import { laterScreen } from '../../later-screen.tsx';
import type { Step } from '../../step.ts';
import { checkContact } from './check.ts';
import { NO_CONTACT, type ContactFields } from './fields.ts';

export const contactStep = {
  start: NO_CONTACT,
  pages: {
    contact: {
      screen: laterScreen(async () => (await import('./ContactStep.tsx')).ContactStep),
      check: checkContact,
    },
  },
  answers: {
    heading: 'About you',
    rows: ({ email, mobileNumber }) => [
      { key: 'Email', value: email, page: 'contact', hidden: 'your email address' },
      { key: 'Mobile', value: mobileNumber, page: 'contact', hidden: 'your mobile number' },
    ],
  },
} satisfies Step<ContactFields>;
