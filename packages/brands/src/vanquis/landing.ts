import type { LandingCopy } from '../brand-record.ts';

export const landing = {
  heroHeading: 'One\u00a0loan. One\u00a0payment. One\u00a0end\u00a0date.',
  heroText: 'No teaser rates and nothing held back. See the rate, the total cost and the number of payments.',
  reassurances: [
    'A quote leaves no mark that other lenders can see',
    'Your rate is fixed for the whole loan',
    'A decision in minutes, from rules we can explain',
  ],
  messages: [
    'Fixed rate. Fixed payment. Fixed end date',
    'A soft search leaves no mark that lenders see',
    'Settle early: the statutory figure, nothing on top',
    'Decisions from rules that we can explain',
  ],
  stepsHeading: 'What happens',
  steps: [
    { title: 'Set the terms', text: 'Amount and months. The full cost is on the same screen.' },
    { title: 'Get a decision', text: 'About three minutes of questions, usually answered at once.' },
    { title: 'Sign', text: 'Confirm it’s you by text message, read, sign.' },
  ],
  ratesHeading: 'Rates by credit history',
  standingHeading: 'Ratings',
  partnersHeading: 'Compare with others',
  partnersText: 'This loan is listed by three credit reference agencies and six comparison sites.',
  beforeHeading: 'Terms to know',
} as const satisfies LandingCopy;
