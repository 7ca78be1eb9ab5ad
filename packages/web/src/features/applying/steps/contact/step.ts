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
} satisfies Step<ContactFields>;
