import type { BrandContent } from '../content.ts';

export const content = {
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
} as const satisfies BrandContent;
