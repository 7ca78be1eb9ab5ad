import type { BrandContent } from '../content.ts';

export const content = {
  about: {
    lead: 'Straightforward loans with clear prices.',
    introduction: [
      'A loan has four figures that matter: what you borrow, what you pay each month, what you pay in total, and how many payments there are. We show all four on one screen.',
      'We lend to people with different credit histories. Some pay less and some pay more. If we can’t lend to you, we’ll explain why.',
    ],
    beliefsHeading: 'How we do business',
    beliefs: [
      { title: 'Fixed means fixed', text: 'The rate in your agreement is the rate you pay, to the end.' },
      {
        title: 'Rules we can explain',
        text: 'The same facts lead to the same decision. We store each decision with its reasons.',
      },
      {
        title: 'Nothing hidden in the price',
        text: 'The APR, the payment and the total all include the fee.',
      },
      {
        title: 'Clear if it’s a no',
        text: 'If we can’t lend, we usually say so straight away, with the reason and what you can do about it.',
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
        'We apply written rules to what you tell us, what your credit file says, and whether the payment leaves you enough to live on. The same facts always give the same decision, and we store each decision with its reasons.',
        'A computer applies the rules. You can ask for a person to review the decision.',
      ],
    },
    {
      id: 'poor-history',
      topic: 'applying',
      question: 'Can I borrow with a poor credit history?',
      answer: [
        'Possibly, but it costs more. We can’t lend to you if your credit file shows certain things, such as a bankruptcy that has not ended. A soft search tells you without leaving a mark that other lenders can see.',
      ],
    },
    {
      id: 'statement',
      topic: 'repaying',
      question: 'Can I see what each payment did?',
      answer: [
        'Yes. Your account lists every payment, how much of it was interest and how much came off the loan. You can also ask for a statement of account at any time, free of charge.',
      ],
    },
  ],
  careers: null,
} as const satisfies BrandContent;
