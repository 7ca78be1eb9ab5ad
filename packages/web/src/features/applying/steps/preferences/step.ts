import { checkAnswers, NO_ANSWERS, type ContactAnswers } from '../../../../parts/contact/questions.ts';
import { laterScreen } from '../../later-screen.tsx';
import type { Step } from '../../step.ts';

export const preferencesStep = {
  start: NO_ANSWERS,
  pages: {
    preferences: {
      screen: laterScreen(async () => (await import('./PreferencesStep.tsx')).PreferencesStep),
      check: checkAnswers,
    },
  },
} satisfies Step<ContactAnswers>;
