import type { BrandContent } from '../content.ts';

export const content = {
  about: {
    lead: 'Loans for the things that a wage doesn’t stretch to in one go.',
    story: [
      'A boiler in January. A sofa that has seen off three children. A car that gets you to work. Some things can’t be paid for out of one month, and that’s what we’re here for.',
      'We keep it simple because you’ve got enough on. One price, one payment a month, and the total in pounds right next to it.',
    ],
    beliefsHeading: 'What you can hold us to',
    beliefs: [
      {
        title: 'The total comes first',
        text: 'A small monthly payment over a long time can be a big bill. We always show both.',
      },
      {
        title: 'No little extras',
        text: 'There’s one fee, it’s in the price you see, and there are none for paying late or paying early.',
      },
      { title: 'Have a look, no harm done', text: 'Seeing your own price won’t touch your credit score.' },
      {
        title: 'A bad month isn’t the end',
        text: 'Tell us early and we’ll work out something that leaves you enough to live on.',
      },
    ],
  },
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
  careers: null,
} as const satisfies BrandContent;
