import { checkPerson, isUnderAge } from '../../../../parts/application/check-person.ts';
import { DISQUALIFIED } from '../../../../paths.ts';
import { EMPTY_PERSON, type PersonFields } from '../../../../resources/draft/draft.ts';
import { laterScreen } from '../../later-screen.tsx';
import type { Step } from '../../step.ts';

export const personStep = {
  start: EMPTY_PERSON,
  pages: {
    you: {
      screen: laterScreen(async () => (await import('./PersonStep.tsx')).PersonStep),
      check: checkPerson,
      divert: ({ dateOfBirth }, { today }) => (isUnderAge(dateOfBirth, today) ? DISQUALIFIED : null),
    },
  },
} satisfies Step<PersonFields>;
