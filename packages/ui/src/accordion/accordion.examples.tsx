import type { Example } from '../examples/example.tsx';
import { Accordion } from './Accordion.tsx';

const ANSWERS = [
  {
    title: 'Will checking my rate affect my credit score?',
    children: <p>No. Getting a quote is a soft search, which only you can see.</p>,
    open: true,
  },
  {
    title: 'Can I pay my loan back early?',
    children: <p>Yes, all of it or part of it, on any day.</p>,
  },
  {
    title: 'What happens if I miss a payment, or know that the next one will be difficult?',
    children: <p>Tell us as soon as you can. We will look at what you can afford together.</p>,
  },
];

export const accordionExamples: readonly Example[] = [
  { name: 'Any number open', element: <Accordion items={ANSWERS} /> },
  {
    name: 'One open at a time',
    element: ({ id }) => <Accordion name={id('answers')} items={ANSWERS} />,
  },
];
