import type { Example } from '../examples/example.tsx';
import { TaskList } from './TaskList.tsx';

export const taskListExamples: readonly Example[] = [
  {
    name: 'Requirements after an offer',
    element: (
      <TaskList
        items={[
          { title: 'Bank details', href: '#bank-details', status: 'Completed' },
          {
            title: 'Payment day',
            href: '#payment-day',
            status: 'Not yet started',
            hint: 'We collect your payments on this day',
            facts: [
              { label: 'You need', value: 'Nothing' },
              { label: 'Takes', value: 'About a minute' },
            ],
          },
          { title: 'Proof of income', href: '#proof-of-income', status: 'In review' },
          { title: 'Proof of address', href: '#proof-of-address', status: 'There is a problem' },
          { title: 'Read your documents', status: 'Cannot start yet' },
          { title: 'Direct Debit Mandate', href: '#mandate', status: 'For your information' },
        ]}
      />
    ),
  },
];
