import type { LandingCopy } from '../brand-record.ts';

export const landing = {
  heroHeading: 'Same car. New terms.',
  heroText:
    'Refinance the car you drive with hire purchase. It belongs to the lender until the last payment, then it’s yours.',
  reassurances: [
    'Looking at prices won’t affect your credit score',
    'You keep driving, but the car belongs to the lender until the last payment',
    'The car becomes yours with the last payment, which includes a £25 fee',
  ],
  messages: [
    'Drive the same car; the lender owns it until the last payment',
    'A fixed payment from start to finish',
    'The car becomes yours with the last payment, which includes a £25 fee',
    'Pay it off early and pay less interest',
  ],
  stepsHeading: 'How it works',
  steps: [
    {
      title: 'Work out the payment',
      text: 'Choose an amount and a number of months. The fees are included.',
    },
    {
      title: 'Check your current finance',
      text: 'Ask your lender what it would cost to pay off, and compare.',
    },
    {
      title: 'Apply through a partner',
      text: 'Start at one of six comparison sites, with your settlement letter and driving licence ready.',
    },
  ],
  ratesHeading: 'Our rates',
  reviewsHeading: 'What other drivers say',
  partnersHeading: 'Compare before you choose',
  partnersText:
    'Nine companies list our hire purchase. You start your application at one of the six comparison sites among them, so that you see more than one price.',
  beforeHeading: 'Know the risks',
  whileClosed: {
    lastStep: {
      title: 'Apply when we’re open',
      text: 'Applications are not open yet, here or through a partner.',
    },
    partnersText:
      'Applications are not open yet, here or through a partner. These nine companies can show you other options.',
  },
} as const satisfies LandingCopy;
