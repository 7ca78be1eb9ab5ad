import type { Example } from '../examples/example.tsx';
import { SelectField } from './SelectField.tsx';

export const selectFieldExamples: readonly Example[] = [
  {
    name: 'One of a list',
    element: (
      <SelectField
        name="history"
        label="How is your credit history?"
        options={[
          { value: '', label: 'Choose one' },
          { value: 'Great', label: 'Great' },
          { value: 'Good', label: 'Good' },
        ]}
      />
    ),
  },
];
