import type { LandingCopy } from '../brand-record.ts';

export const landing = {
  heroHeading: 'A loan, minus the waiting around',
  heroText: 'Choose an amount, see what it costs and get your own rate in about three minutes.',
  reassurances: [
    'Checking your rate won’t affect your credit score',
    'We’ll hold the rate we quote you for 30 days',
    'Pay extra or settle early whenever you like',
  ],
  messages: [
    'Your rate is fixed until the last payment',
    'We’ll hold your quoted rate for 30 days',
    'Pay extra and you’ll pay less interest',
    'Read every document before you sign',
  ],
  stepsHeading: 'Three short steps',
  steps: [
    {
      title: 'Tell us about yourself',
      text: 'Your address, your work and what you spend. It takes about three minutes.',
    },
    {
      title: 'See your own rate',
      text: 'We’ll show you a real price, using a soft search that other lenders can’t see.',
    },
    {
      title: 'Read, sign, done',
      text: 'Read every document before you sign. Then we’ll send the money to your bank.',
    },
  ],
  ratesHeading: 'What rate could you get?',
  reviewsHeading: 'What customers say',
  partnersHeading: 'Compare us',
  partnersText:
    'Compare loans before you choose. These nine companies can show you this loan alongside others.',
  beforeHeading: 'The serious part',
} as const satisfies LandingCopy;
