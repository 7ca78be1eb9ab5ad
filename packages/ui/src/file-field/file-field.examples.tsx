import type { Example } from '../examples/example.tsx';
import { FileField } from './FileField.tsx';

const FILE_HINT = 'A photo or PDF smaller than 10MB. It must show your name and be from the last 3 months';

export const fileFieldExamples: readonly Example[] = [
  {
    name: 'With a hint',
    element: ({ id }) => (
      <FileField
        name={id('proof-of-address')}
        label="Upload a bank statement or bill"
        hint={FILE_HINT}
        accept=".pdf,image/*"
      />
    ),
  },
  {
    name: 'With an error',
    element: ({ id }) => (
      <FileField
        name={id('proof-of-income')}
        label="Upload a payslip"
        accept=".pdf,image/*"
        error="The selected file must be smaller than 10MB"
      />
    ),
  },
];
