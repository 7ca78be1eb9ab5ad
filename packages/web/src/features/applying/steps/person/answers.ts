import { displayDay } from '@fairlead/core/calendar/display';
import { typedDay } from '@fairlead/core/calendar/typed-date';
import type { PersonFields } from '../../../../resources/draft/draft.ts';
import type { Answers } from '../../step.ts';

export const personAnswers = {
  heading: 'About you',
  rows: ({ firstName, lastName, dateOfBirth }) => {
    const born = typedDay(dateOfBirth);
    return [
      { key: 'Name', value: `${firstName} ${lastName}`, page: 'you', hidden: 'your name' },
      {
        key: 'Date of birth',
        value: born ? displayDay(born) : '',
        page: 'you',
        hidden: 'your date of birth',
      },
    ];
  },
} satisfies Answers<PersonFields>;
