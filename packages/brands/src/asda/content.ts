import type { BrandContent } from '../content.ts';

export const content = {
  about: {
    lead: 'Loans for things that cost more than one month’s pay.',
    introduction: [
      'A boiler in January. A new sofa after three children. A car that gets you to work. You can’t pay for everything out of one month’s wages, and that’s what we’re here for.',
      'We keep it simple because you’ve got enough on your plate: one price, one payment a month, and the total in pounds right next to it.',
    ],
    beliefsHeading: 'What you can hold us to',
    beliefs: [
      {
        title: 'The total comes first',
        text: 'A small monthly payment over a long time can add up to a big bill. We always show both.',
      },
      {
        title: 'No hidden extras',
        text: 'There’s one fee, and it’s included in the price you see. We don’t charge a fee for paying late or paying early.',
      },
      { title: 'Have a look, no harm done', text: 'Seeing your own price won’t affect your credit score.' },
      {
        title: 'Help if you have a bad month',
        text: 'Tell us early and we’ll work out a plan that leaves you enough to live on.',
      },
    ],
  },
  helpLead: 'Got a question? Search for it or pick a topic.',
  questions: [
    {
      id: 'worth-it',
      topic: 'prices',
      question: 'How can I tell whether a loan is good value?',
      answer: [
        'Look at the total you pay back, not just the monthly payment. A longer loan has smaller payments but a bigger total.',
        'If you can use savings, or wait, that’s cheaper than any loan, including ours.',
      ],
    },
    {
      id: 'several-bills',
      topic: 'prices',
      question: 'Can I use a loan to combine several debts into one?',
      answer: [
        'Yes, and one payment is easier to keep an eye on. First add up what the old debts will still cost you: a new loan only saves money if our total is smaller.',
        'Then pay off the old accounts and close them, so you don’t build up the debts again.',
      ],
    },
    {
      id: 'in-a-shop',
      topic: 'account',
      question: 'Can I sort this out in a shop?',
      answer: [
        'No. Staff in shops can’t see your loan. You can do everything on this site or by phone, or by post if you’d rather write.',
      ],
    },
  ],
  careers: null,
} as const satisfies BrandContent;
