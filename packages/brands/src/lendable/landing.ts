import type { LandingCopy } from '../brand-record.ts';

export const landing = {
  heroHeading: 'A loan, minus the waiting around',
  heroText: 'Set an amount, see what it costs, and get a rate that is really yours in about three minutes.',
  reassurances: [
    'Checking your rate won’t affect your credit score',
    'The rate you’re quoted is the rate you get for 30 days',
    'Pay extra or settle early whenever you like',
  ],
  messages: [
    'One rate, fixed until the last payment',
    'Your quote keeps its rate for 30 days',
    'Pay extra and the interest falls with it',
    'Every document is yours to read before you sign',
  ],
  stepsHeading: 'Three short steps',
  steps: [
    {
      title: 'Tell us about you',
      text: 'Your address, your work and what you spend. About three minutes.',
    },
    { title: 'See your own rate', text: 'A real price from a soft search that other lenders cannot see.' },
    {
      title: 'Read, sign, done',
      text: 'Every document before you sign it. The money follows to your bank.',
    },
  ],
  ratesHeading: 'What rate could you get?',
  standingHeading: 'What people make of it',
  partnersHeading: 'Compare us',
  partnersText: 'Line us up with other lenders first. These nine can show you this loan beside others.',
  beforeHeading: 'The serious part',
} as const satisfies LandingCopy;
