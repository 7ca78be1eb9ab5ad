import type { LandingCopy } from '../brand-record.ts';

export const landing = {
  heroHeading: 'Will it fit your month?',
  heroText:
    'Try an amount and a number of months. We’ll show what it takes out of each one, and the cost in all.',
  reassurances: [
    'Looking at prices never touches your credit file',
    'The same payment every month, so it’s easy to plan',
    'If money gets tight, talk to us: there are ways through',
  ],
  messages: [
    'Pick a payment that leaves you enough',
    'One date each month to plan around',
    'Your quote waits 30 days while you think',
    'If a month goes wrong, tell us early',
  ],
  stepsHeading: 'How to get a loan with us',
  steps: [
    { title: 'Try some numbers', text: 'Change the amount and the months until the payment feels right.' },
    { title: 'Come through a partner', text: 'An application starts at one of six comparison sites.' },
    { title: 'Take your time', text: 'Your quote waits for 30 days while you think.' },
  ],
  ratesHeading: 'Which rate would be yours?',
  standingHeading: 'How others found it',
  partnersHeading: 'Come to us through a partner',
  partnersText:
    'Nine companies list our loans. An application starts at one of the six comparison sites among them, so that you see more than one price.',
  beforeHeading: 'Worth a thought first',
} as const satisfies LandingCopy;
