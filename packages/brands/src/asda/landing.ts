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
    { title: 'Pick an amount', text: 'Slide, tap or type. The monthly cost updates as you go.' },
    { title: 'See your price', text: 'Answer a few questions and see your own rate, with no obligation.' },
    {
      title: 'Say yes if you like it',
      text: 'Read it all and sign on your phone. Then we’ll send the money.',
    },
  ],
  ratesHeading: 'What you might pay',
  reviewsHeading: 'From our customers',
  partnersHeading: 'Shop around first',
  partnersText: 'Compare prices before you choose. You can see ours at any of these nine companies.',
  beforeHeading: 'Before you borrow',
} as const satisfies LandingCopy;
