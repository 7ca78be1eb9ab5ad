import { longDay } from '@fairlead/core/calendar/display';
import { typedDay } from '@fairlead/core/calendar/typed-date';
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
  answers: {
    heading: 'About you',
    rows: ({ firstName, lastName, dateOfBirth }) => {
      const born = typedDay(dateOfBirth);
      return [
        { key: 'Name', value: `${firstName} ${lastName}`, page: 'you', hidden: 'your name' },
        { key: 'Date of birth', value: born ? longDay(born) : '', page: 'you', hidden: 'your date of birth' },
      ];
    },
  },
} satisfies Step<PersonFields>;
