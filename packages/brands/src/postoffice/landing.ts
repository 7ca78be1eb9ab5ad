import type { LandingCopy } from '../brand-record.ts';

export const landing = {
  heroHeading: 'Borrow steadily, with everything in writing',
  heroText: 'Personal loans with a fixed payment, a fixed end date and people you can telephone.',
  reassurances: [
    'A price first, with no mark on your credit file',
    'Fixed payments from the first to the last',
    'Your agreement by e-mail the moment you sign',
  ],
  stepsHeading: 'From first look to last payment',
  steps: [
    { title: 'Choose what you need', text: 'An amount and a length of time. The cost is beside it.' },
    { title: 'Receive your quote', text: 'Held for 30 days, so that you may think it over.' },
    { title: 'Sign and receive the money', text: 'Read each document at your own pace before you sign.' },
  ],
} as const satisfies LandingCopy;
