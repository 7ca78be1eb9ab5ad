import type { BrandContent } from '../content.ts';

export const content = {
  about: {
    lead: 'Plain loans, plainly priced.',
    story: [
      'A loan has four figures that matter: what you borrow, what you pay each month, what you pay in all, and how many payments there are. We put them on one screen and keep them there.',
      'We lend to people with different histories. Some pay less, some pay more, and if we say no, you are told why.',
    ],
    beliefsHeading: 'Our terms of business, in short',
    beliefs: [
      { title: 'Fixed means fixed', text: 'The rate you sign is the rate you pay, to the end.' },
      {
        title: 'Rules we can explain',
        text: 'The same facts lead to the same decision. Each one is kept with its reasons.',
      },
      {
        title: 'Nothing hidden in the price',
        text: 'The fee is in the APR, in the payment and in the total.',
      },
      {
        title: 'Straight about no',
        text: 'If it is no, you usually hear it at once, with the reason and what to do about it.',
      },
    ],
  },
  helpLead: 'Short questions, straight answers.',
  questions: [
    {
      id: 'how-decided',
      topic: 'applying',
      question: 'How do you decide?',
      answer: [
        'By written rules: what you told us, what your credit file says, and whether the payment leaves you enough to live on. The same facts always give the same decision, and we keep each one with its reasons.',
        'A computer applies the rules. You can ask for a person to look again.',
      ],
    },
    {
      id: 'poor-history',
      topic: 'applying',
      question: 'Can I borrow with a poor credit history?',
      answer: [
        'Perhaps, and it costs more. With some marks on your file, such as a bankruptcy that has not ended, the answer is no. A soft search tells you without leaving a mark that others see.',
      ],
    },
    {
      id: 'statement',
      topic: 'repaying',
      question: 'Can I see what each payment did?',
      answer: [
        'Yes. Your account lists every payment, how much of it was interest and how much came off the loan. You may also ask for a statement of account at any time, free of charge.',
      ],
    },
  ],
  careers: null,
} as const satisfies BrandContent;
