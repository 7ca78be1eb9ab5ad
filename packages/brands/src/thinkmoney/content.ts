import type { BrandContent } from '../content.ts';

export const content = {
  about: {
    lead: 'A loan should fit your month, not the other way round.',
    story: [
      'Plenty of people manage well on a tight budget. What tips it over is the bill nobody planned for. A loan can help with that, as long as the payment leaves room for everything else.',
      'So when you apply we look at what’s left at the end of your month, and lend only where the payment leaves you enough. If it doesn’t, we’d rather say so than lend you a problem.',
    ],
    beliefsHeading: 'How we help you stay on top',
    beliefs: [
      {
        title: 'Your budget first',
        text: 'We count your bills, your family and your other debts before we offer anything.',
      },
      {
        title: 'Small steps you can see',
        text: 'Your account shows what each payment did, and how far you’ve come.',
      },
      {
        title: 'No shame in asking',
        text: 'If money gets tight, talk to us. It’s what we’re here for, and it costs nothing.',
      },
      {
        title: 'Free advice, always in reach',
        text: 'We’ll point you to people who can help with all your debts, not only ours.',
      },
    ],
  },
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
  careers: null,
} as const satisfies BrandContent;
