import type { LandingCopy } from '../brand-record.ts';

export const landing = {
  heroHeading: 'Will it fit your month?',
  heroText:
    'Start with what you can put aside. We’ll show what a loan costs and when the last payment falls.',
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
    { title: 'Come through a partner', text: 'Applications start at one of our comparison partners.' },
    { title: 'Take your time', text: 'Your quote waits for 30 days while you think.' },
  ],
  ratesHeading: 'Which rate would be yours?',
  standingHeading: 'How others found it',
  partnersHeading: 'Come to us through a partner',
  partnersText:
    'Applications start with a comparison partner, so that you see more than one price. These nine show our loans.',
  beforeHeading: 'Worth a thought first',
} as const satisfies LandingCopy;
