import type { BrandContent } from '../content.ts';

export const content = {
  helpLead:
    'One question at a time. And if it’s about making ends meet, start with “If paying is difficult”.',
  questions: [
    {
      id: 'will-it-fit',
      topic: 'prices',
      question: 'How do I know whether a payment fits my month?',
      answer: [
        'Write down what comes in, take off the bills that must be paid, then food and travel. Leave something for the month in which the washing machine breaks. What’s left is the most that a payment should be.',
        'We do the same sum when you apply, with typical costs for a home like yours, and don’t lend where it leaves too little.',
      ],
    },
    {
      id: 'best-payment-day',
      topic: 'repaying',
      question: 'Which payment day is best for me?',
      answer: [
        'Usually the day after your pay or benefits arrive, so that the payment is gone before you start spending. If two incomes come on different days, choose the later one.',
      ],
    },
    {
      id: 'income-about-to-fall',
      topic: 'trouble',
      question: 'My income is about to go down. Should I wait and see?',
      answer: [
        'Call us as soon as you know, even if nothing has been missed. There is more that we can do before a payment fails than after it.',
      ],
    },
  ],
} as const satisfies BrandContent;
