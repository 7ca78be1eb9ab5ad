import type { Example } from '../examples/example.tsx';
import { Table } from './Table.tsx';

export const tableExamples: readonly Example[] = [
  {
    name: 'A schedule',
    element: (
      <Table
        caption="Your payments"
        columns={[
          { key: 'number', heading: 'Payment', rowHeading: true },
          { key: 'due', heading: 'Due' },
          { key: 'amount', heading: 'Amount', numeric: true },
        ]}
        rows={[
          { id: '1', number: 1, due: '20/12/2026', amount: '£303.27' },
          { id: '2', number: 2, due: '20/01/2027', amount: '£303.27' },
          { id: '3', number: 3, due: '22/02/2027', amount: '£1,303.27' },
        ]}
      />
    ),
  },
  {
    name: 'A few short columns',
    element: (
      <Table
        compact
        caption="The price of each day"
        columns={[
          { key: 'day', heading: 'Day', rowHeading: true },
          { key: 'monthly', heading: 'A month', numeric: true },
          { key: 'total', heading: 'In total', numeric: true },
        ]}
        rows={[
          { id: '9', day: '9th', monthly: '£252.03', total: '£9,073.02' },
          { id: '10', day: '10th', monthly: '£252.12', total: '£9,076.27' },
        ]}
      />
    ),
  },
  {
    name: 'With sentences',
    element: (
      <Table
        caption="Cookies we store"
        columns={[
          { key: 'name', heading: 'Name', rowHeading: true },
          { key: 'purpose', heading: 'What it is for', prose: true },
        ]}
        rows={[
          { id: 'a', name: 'auth', purpose: 'Keeps you signed in until your session ends or you sign out.' },
          { id: 'b', name: 'consent', purpose: 'Remembers your choice, so that we don’t ask you again.' },
        ]}
      />
    ),
  },
];
