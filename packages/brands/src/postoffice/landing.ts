import type { LandingCopy } from '../brand-record.ts';

export const landing = {
  heroHeading: 'A simple loan, with everything in writing',
  heroText: 'Personal loans with a fixed payment, a fixed end date and people you can call.',
  reassurances: [
    'See your price first, with no effect on your credit score',
    'Fixed payments from the first to the last',
    'Your agreement by email as soon as you sign',
  ],
  messages: [
    'Every document in writing before you sign',
    'A fixed payment and a fixed end date',
    'Fourteen days to change your mind after signing',
    'Someone to call, Monday to Friday',
  ],
  stepsHeading: 'How to get a loan',
  steps: [
    { title: 'Choose what you need', text: 'Choose an amount and a term. The cost is next to them.' },
    { title: 'Get your quote', text: 'We hold it for 30 days, so that you can think it over.' },
    { title: 'Sign and get the money', text: 'Read each document at your own pace before you sign.' },
  ],
  ratesHeading: 'Our rates in full',
  reviewsHeading: 'How customers rate us',
  partnersHeading: 'Where else to find this loan',
  partnersText: 'Compare before you commit. Each of these nine companies lists our loans.',
  beforeHeading: 'Read this before you borrow',
} as const satisfies LandingCopy;
