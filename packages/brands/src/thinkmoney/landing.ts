import type { LandingCopy } from '../brand-record.ts';

export const landing = {
  heroHeading: 'Will it fit your month?',
  heroText:
    'Try an amount and a number of months. We’ll show what you’d pay each month and the cost in total.',
  reassurances: [
    'Looking at prices leaves no mark on your credit file',
    'The same payment every month, so it’s easy to plan',
    'If money gets tight, talk to us: there are ways we can help',
  ],
  messages: [
    'Choose a payment that leaves you enough to live on',
    'One date each month to plan around',
    'We hold your quote for 30 days while you think',
    'If you have a bad month, tell us early',
  ],
  stepsHeading: 'How to get a loan with us',
  steps: [
    {
      title: 'Try some numbers',
      text: 'Change the amount and the number of months until the payment suits you.',
    },
    { title: 'Apply through a partner', text: 'Start your application at one of six comparison sites.' },
    { title: 'Take your time', text: 'We hold your quote for 30 days while you think.' },
  ],
  ratesHeading: 'What rate would you get?',
  reviewsHeading: 'What other people say',
  partnersHeading: 'Apply through one of our partners',
  partnersText:
    'Nine companies list our loans. You start your application at one of the six comparison sites among them, so that you see more than one price.',
  beforeHeading: 'Think about this first',
} as const satisfies LandingCopy;
