import type { Example } from '../examples/example.tsx';
import { Accordion } from './Accordion.tsx';

const ANSWERS = [
  {
    title: 'Will checking my rate affect my credit score?',
    children: <p>No. A quote uses a soft search, which only you can see.</p>,
    open: true,
  },
  {
    title: 'Can I pay my loan back early?',
    children: <p>Yes. You can pay all or part of it at any time.</p>,
  },
  {
    title: 'What happens if I miss a payment, or know that I can’t afford the next one?',
    children: <p>Tell us as soon as you can. We’ll work out together what you can afford.</p>,
  },
];

export const accordionExamples: readonly Example[] = [
  { name: 'Any number open', element: <Accordion items={ANSWERS} /> },
  {
    name: 'One open at a time',
    element: ({ id }) => <Accordion name={id('answers')} items={ANSWERS} />,
  },
];
