import type { Example } from '../examples/example.tsx';
import { DateField } from './DateField.tsx';

export const dateFieldExamples: readonly Example[] = [
  {
    name: 'Date of birth',
    element: ({ id }) => (
      <DateField
        name={id('date-of-birth')}
        legend="Date of birth"
        hint="For example, 27 3 1985"
        autoComplete="bday"
      />
    ),
  },
  {
    name: 'With a part missing',
    element: ({ id }) => (
      <DateField
        name={id('moved-in')}
        legend="When did you move in?"
        value={{ day: '1', month: 'May', year: '' }}
        error="The date you moved in must include a year"
        partsInError={['year']}
      />
    ),
  },
];
