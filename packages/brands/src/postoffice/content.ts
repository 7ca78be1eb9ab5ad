import type { BrandContent } from '../content.ts';

export const content = {
  about: {
    lead: 'Personal loans with everything in writing and somebody to telephone.',
    story: [
      'Borrowing is a serious matter, and it should be possible to take one’s time over it. You receive a quote first, it is held while you think, and nobody hurries you.',
      'When you decide, you have every document in your hands before you sign. Afterwards you have a copy that says exactly what you agreed, for as long as the loan lasts and beyond.',
    ],
    beliefsHeading: 'What you may expect of us',
    beliefs: [
      { title: 'In writing', text: 'What we agree with you is written down, and you keep the copy.' },
      {
        title: 'Steady',
        text: 'Your rate is fixed and so is your payment. The last date is known on the first day.',
      },
      {
        title: 'Somebody who answers',
        text: 'Anything on this site can be asked on the telephone, by letter or by email.',
      },
      {
        title: 'Fair when things go wrong',
        text: 'No fee is charged for a late payment, and we look for a way forward with you.',
      },
    ],
  },
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
        'Yes. You receive your copy by email when you sign, and we post you a printed one free of charge if you ask. Large print and braille are possible too.',
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
  careers: null,
} as const satisfies BrandContent;
