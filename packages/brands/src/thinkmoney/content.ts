import type { BrandContent } from '../content.ts';

export const content = {
  about: {
    lead: 'A loan should fit your budget, not the other way round.',
    introduction: [
      'Plenty of people manage well on a tight budget until a bill arrives that they didn’t plan for. A loan can help with that, as long as the payment leaves room for everything else.',
      'So when you apply, we look at what you have left at the end of the month, and only lend if the payment leaves you enough to live on. If it doesn’t, we’ll say so.',
    ],
    beliefsHeading: 'How we help you stay in control',
    beliefs: [
      {
        title: 'Your budget first',
        text: 'We take your bills, your family and your other debts into account before we offer you anything.',
      },
      {
        title: 'Progress you can see',
        text: 'Your account shows what each payment did and how far you’ve come.',
      },
      {
        title: 'No shame in asking',
        text: 'If money gets tight, talk to us. It’s what we’re here for, and it’s free.',
      },
      {
        title: 'Free advice',
        text: 'We’ll point you to free advisers who can help with all your debts, not just ours.',
      },
    ],
  },
  helpLead:
    'Search for an answer or pick a topic. If it’s about making ends meet, start with “If paying is difficult”.',
  questions: [
    {
      id: 'will-it-fit',
      topic: 'prices',
      question: 'How do I know if I can afford a payment?',
      answer: [
        'Write down what comes in, then take off the bills you have to pay, food and travel. Leave something for the month when the washing machine breaks. What’s left is the most that a payment should be.',
        'We do the same sum when you apply, with typical costs for a home like yours, and we don’t lend if it leaves you too little.',
      ],
    },
    {
      id: 'best-payment-day',
      topic: 'repaying',
      question: 'Which payment day is best for me?',
      answer: [
        'Usually the day after your pay or benefits arrive, so that you’ve made the payment before you start spending. If two incomes arrive on different days, choose the later one.',
      ],
    },
    {
      id: 'income-about-to-fall',
      topic: 'trouble',
      question: 'My income is about to go down. Should I wait and see?',
      answer: [
        'Call us as soon as you know, even if you haven’t missed a payment. We can do more to help before a payment fails than after it.',
      ],
    },
  ],
  careers: null,
} as const satisfies BrandContent;
