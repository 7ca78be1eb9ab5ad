import type { BrandContent } from '../content.ts';

export const content = {
  helpLead: 'Got a question? You’re in the right aisle. Search for it, or pick a topic.',
  questions: [
    {
      id: 'worth-it',
      topic: 'prices',
      question: 'How can I tell whether a loan is good value?',
      answer: [
        'Look at the total that you pay back, not only at the monthly payment. A longer loan has smaller payments and a bigger total.',
        'If savings would do, or the thing can wait, that’s cheaper than any loan, ours included.',
      ],
    },
    {
      id: 'several-bills',
      topic: 'prices',
      question: 'Can I use it to roll several bills into one?',
      answer: [
        'Yes, and one payment is easier to keep an eye on. Add up what the old ones still cost first: it only saves money if our total is smaller.',
        'Then pay the old ones off and close them, so that they don’t creep back.',
      ],
    },
    {
      id: 'in-a-shop',
      topic: 'account',
      question: 'Can I sort this out in a shop?',
      answer: [
        'No. Nobody in a shop can see your loan. Everything happens here or by phone, and by post if you’d rather write.',
      ],
    },
  ],
} as const satisfies BrandContent;
