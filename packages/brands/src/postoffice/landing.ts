import type { LandingCopy } from '../brand-record.ts';

export const landing = {
  heroHeading: 'Borrow steadily, with everything in writing',
  heroText: 'Personal loans with a fixed payment, a fixed end date and people you can telephone.',
  reassurances: [
    'A price first, with no effect on your credit score',
    'Fixed payments from the first to the last',
    'Your agreement by email the moment you sign',
  ],
  messages: [
    'Every document in writing before you sign',
    'A fixed payment and a fixed last day',
    'Fourteen days to change your mind after signing',
    'Somebody to telephone, Monday to Friday',
  ],
  stepsHeading: 'From first look to last payment',
  steps: [
    { title: 'Choose what you need', text: 'An amount and a length of time. The cost is beside it.' },
    { title: 'Receive your quote', text: 'Held for 30 days, so that you may think it over.' },
    { title: 'Sign and receive the money', text: 'Read each document at your own pace before you sign.' },
  ],
  ratesHeading: 'Rates, set out in full',
  standingHeading: 'How customers rate us',
  partnersHeading: 'Where else to find this loan',
  partnersText: 'Compare before you commit. Our loans are listed with each of these nine.',
  beforeHeading: 'To read before you borrow',
} as const satisfies LandingCopy;
