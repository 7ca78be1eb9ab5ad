import type { BrandContent } from '../content.ts';

export const content = {
  helpLead: 'Ask it the way you would say it. Most answers are two sentences long.',
  questions: [
    {
      id: 'why-so-quick',
      topic: 'applying',
      question: 'Three minutes? What do you leave out?',
      answer: [
        'Nothing that matters to the decision. We do not ask for anything twice, nor for what your credit file already says.',
        'Reading your documents takes longer than three minutes, and it should.',
      ],
    },
    {
      id: 'half-filled-form',
      topic: 'applying',
      question: 'I left the form halfway. Are my answers gone?',
      answer: [
        'They stay in the tab in which you typed them, for a day at most. Close the tab and they are gone: we keep nothing until you send the form.',
      ],
    },
    {
      id: 'the-catch',
      topic: 'ending',
      question: 'Paying off early is free. What is the catch?',
      answer: [
        'There is none. You pay interest for the time that you borrow, and the law gives back part of what was planned for the rest. The sooner you settle, the less the loan costs.',
      ],
    },
  ],
} as const satisfies BrandContent;
