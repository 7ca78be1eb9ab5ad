import type { Example } from '../examples/example.tsx';
import { SelectField } from './SelectField.tsx';

const HISTORIES = [
  { value: '', label: 'Choose one' },
  { value: 'Great', label: 'Great' },
  { value: 'Good', label: 'Good' },
];

export const selectFieldExamples: readonly Example[] = [
  {
    name: 'With options',
    element: ({ id }) => (
      <SelectField name={id('history')} label="How is your credit history?" width={20} options={HISTORIES} />
    ),
  },
  {
    name: 'With an error',
    element: ({ id }) => (
      <SelectField
        name={id('pay-back-over')}
        label="Pay it back over"
        width={20}
        options={[
          { value: '', label: 'Choose how long' },
          { value: '36', label: '36 months (3 years)' },
        ]}
        error="Select how long you want to borrow for"
      />
    ),
  },
];
