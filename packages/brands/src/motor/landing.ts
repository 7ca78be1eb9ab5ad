import type { LandingCopy } from '../brand-record.ts';

export const landing = {
  heroHeading: 'Same car. New terms.',
  heroText: 'Refinance the car you drive with hire purchase, and know the day that it’s yours.',
  reassurances: [
    'Looking at prices won’t affect your credit score',
    'You keep driving: nothing to hand back',
    'The car is yours after the last payment and a £25 fee',
  ],
  messages: [
    'Keep the car you drive',
    'A fixed payment to the end of the road',
    'Yours after the last payment and a £25 fee',
    'Pay it off early and pay less interest',
  ],
  stepsHeading: 'The route',
  steps: [
    { title: 'Work out the payment', text: 'The amount and the months, with the fees included.' },
    { title: 'Start with a partner', text: 'Applications come to us from comparison partners.' },
    { title: 'We settle the old finance', text: 'You sign here, and drive on under the new terms.' },
  ],
  ratesHeading: 'Rates on the road',
  standingHeading: 'From other drivers',
  partnersHeading: 'Where to start',
  partnersText: 'Applications start with a comparison partner. These nine show our hire purchase.',
  beforeHeading: 'Know the risks',
} as const satisfies LandingCopy;
