import type { LandingCopy } from '../brand-record.ts';

export const landing = {
  heroHeading: 'One\u00a0loan. One\u00a0payment. One\u00a0end\u00a0date.',
  heroText: 'No teaser rates and nothing hidden. See the rate, the total cost and the number of payments.',
  reassurances: [
    'A quote leaves no mark that other lenders can see',
    'Your rate is fixed for the whole loan',
    'A decision in minutes, from rules we can explain',
  ],
  messages: [
    'Fixed rate. Fixed payment. Fixed end date',
    'A soft search that other lenders can’t see',
    'Settle early for the statutory figure, with no fee',
    'Decisions from rules we can explain',
  ],
  stepsHeading: 'How it works',
  steps: [
    {
      title: 'Choose the terms',
      text: 'An amount and a number of months. The full cost is on the same screen.',
    },
    {
      title: 'Get a decision',
      text: 'About three minutes of questions, and usually an answer straight away.',
    },
    { title: 'Sign', text: 'Enter the code we text you, read the documents and sign.' },
  ],
  ratesHeading: 'Rates by credit history',
  reviewsHeading: 'Customer ratings',
  partnersHeading: 'Compare with others',
  partnersText: 'Three credit reference agencies and six comparison sites list this loan.',
  beforeHeading: 'Before you decide',
} as const satisfies LandingCopy;
