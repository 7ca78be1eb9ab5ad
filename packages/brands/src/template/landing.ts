import type { LandingCopy } from '../brand-record.ts';
import { missing } from '../missing.ts';

export const landing = {
  heroHeading: missing('the headline of the landing page, at most about 40 characters'),
  heroText: missing('a sentence or two below it'),
  reassurances: [missing('three short facts that are true of this brand')],
  messages: [missing('about four short messages that rotate below the hero, each true of this brand')],
  stepsHeading: missing('the heading above how it works'),
  steps: [
    { title: missing('the first step, in two to four words'), text: missing('a sentence about it') },
    { title: missing('the second step'), text: missing('a sentence about it') },
    { title: missing('the third step'), text: missing('a sentence about it') },
  ],
  ratesHeading: missing('the heading above the APRs by credit history'),
  reviewsHeading: missing('the heading above reviews and the number of customers'),
  partnersHeading: missing('the heading above the comparison partners'),
  partnersText: missing('a sentence about them'),
  beforeHeading: missing('the heading above what to consider before borrowing'),
} as const satisfies LandingCopy;
