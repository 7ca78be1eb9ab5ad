import type { BrandContent } from '../content.ts';

export const content = {
  helpLead: 'Answers in plain words, and people to speak to if you would rather ask.',
  questions: [
    {
      id: 'at-the-counter',
      topic: 'repaying',
      question: 'Can I apply or pay at a counter?',
      answer: [
        'No. Loans are looked after by telephone, by post and on this site. Counter staff cannot see your loan, nor take a payment for it.',
      ],
    },
    {
      id: 'on-paper',
      topic: 'money',
      question: 'May I have my documents on paper?',
      answer: [
        'Yes. You receive your copy by e-mail when you sign, and we post you a printed one free of charge if you ask. Large print and braille are possible too.',
      ],
    },
    {
      id: 'speak-to-somebody',
      topic: 'account',
      question: 'I would rather speak to somebody. May I?',
      answer: [
        'Of course. Everything that can be done on this site can be talked through on the telephone first. The person who answers can explain any figure on your page.',
      ],
    },
  ],
} as const satisfies BrandContent;
