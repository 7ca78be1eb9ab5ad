import type { Example } from '../examples/example.tsx';
import { RadioGroup } from './RadioGroup.tsx';

export const radioGroupExamples: readonly Example[] = [
  {
    name: 'One answer',
    element: ({ id }) => (
      <RadioGroup
        name={id('employment')}
        legend="What is your employment status?"
        value="self"
        options={[
          { value: 'full', label: 'Employed - full time' },
          { value: 'self', label: 'Self employed', hint: 'Including running your own company' },
          { value: 'retired', label: 'Retired' },
        ]}
      />
    ),
  },
  {
    name: 'With an error',
    element: ({ id }) => (
      <RadioGroup
        name={id('status')}
        legend="What is your employment status?"
        error="Select your employment status"
        options={[
          { value: 'full', label: 'Employed - full time' },
          { value: 'self', label: 'Self employed', hint: 'Including running your own company' },
          { value: 'retired', label: 'Retired' },
        ]}
      />
    ),
  },
  {
    name: 'On one line',
    element: ({ id }) => (
      <RadioGroup
        name={id('frequency')}
        legend="How often are you paid?"
        inline
        value="monthly"
        options={[
          { value: 'monthly', label: 'Monthly' },
          { value: 'weekly', label: 'Weekly' },
          { value: 'yearly', label: 'Yearly' },
        ]}
      />
    ),
  },
];
