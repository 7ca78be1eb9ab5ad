import type { LandingCopy } from '../brand-record.ts';

export const landing = {
  heroHeading: 'Same car. New terms.',
  heroText:
    'Refinance the car you drive with hire purchase. It belongs to the lender until the last payment; then it’s yours.',
  reassurances: [
    'Looking at prices won’t affect your credit score',
    'You keep driving, and the car belongs to the lender until the last payment',
    'Yours with the last payment, which includes a £25 fee',
  ],
  messages: [
    'Drive the same car; the lender owns it until the last payment',
    'A fixed payment to the end of the road',
    'Yours with the last payment, which includes a £25 fee',
    'Pay it off early and pay less interest',
  ],
  stepsHeading: 'The route',
  steps: [
    { title: 'Work out the payment', text: 'The amount and the months, with the fees included.' },
    {
      title: 'Look at your old finance',
      text: 'Ask your lender what paying it off would cost, and compare.',
    },
    { title: 'Apply when it opens', text: 'Applications are not open yet, here or at a partner.' },
  ],
  ratesHeading: 'Rates on the road',
  standingHeading: 'From other drivers',
  partnersHeading: 'Compare before you turn',
  partnersText:
    'Applications are not open yet, here or at a partner. These nine can show you what else there is.',
  beforeHeading: 'Know the risks',
} as const satisfies LandingCopy;
