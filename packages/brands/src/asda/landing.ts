import type { LandingCopy } from '../brand-record.ts';

export const landing = {
  heroHeading: 'Loans that add up',
  heroText: 'A new kitchen, a boiler in January, a car that starts. See every pound of the cost first.',
  reassurances: [
    'Having a look won’t affect your credit score',
    'One fixed payment a month, on a day that suits you',
    'Pay extra or finish early whenever you like',
  ],
  messages: [
    'The same payment every month',
    'Choose the day you pay',
    'Pay a bit extra whenever you can',
    'Finish early and pay less interest',
  ],
  stepsHeading: 'How it works',
  steps: [
    { title: 'Pick an amount', text: 'Slide, tap or type. The monthly cost changes as you go.' },
    { title: 'See your price', text: 'Answer a few questions and see your own rate, no strings.' },
    {
      title: 'Say yes if you like it',
      text: 'Read it all, sign on your phone, and the money is on its way.',
    },
  ],
  ratesHeading: 'What you might pay',
  standingHeading: 'From the people in the queue',
  partnersHeading: 'Shop around first',
  partnersText: 'Compare prices before you choose. You can see ours at any of these nine.',
  beforeHeading: 'Before you borrow',
} as const satisfies LandingCopy;
