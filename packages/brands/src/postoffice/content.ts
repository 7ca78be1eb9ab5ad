import type { BrandContent } from '../content.ts';

export const content = {
  about: {
    lead: 'Personal loans with everything in writing and someone to call.',
    introduction: [
      'Borrowing is a serious decision, so take your time over it. We give you a quote first and hold it while you think. We will not rush you.',
      'You can read every document before you sign. Afterwards you have a copy of exactly what you agreed, for as long as the loan lasts and beyond.',
    ],
    beliefsHeading: 'What you can expect from us',
    beliefs: [
      { title: 'In writing', text: 'We put everything we agree with you in writing, and you keep a copy.' },
      {
        title: 'Fixed from the start',
        text: 'Your rate and your payment are fixed, and you know the date of your last payment from the first day.',
      },
      {
        title: 'Someone to talk to',
        text: 'You can ask us about anything on this site by phone, letter or email.',
      },
      {
        title: 'Fair when things go wrong',
        text: 'We do not charge a fee for a late payment, and we will look for a way forward with you.',
      },
    ],
  },
  helpLead: 'Answers in plain English, and people to speak to if you would rather ask.',
  questions: [
    {
      id: 'at-the-counter',
      topic: 'repaying',
      question: 'Can I apply or pay at a counter?',
      answer: [
        'No. You can manage your loan by phone, by post and on this site. Counter staff cannot see your loan or take a payment for it.',
      ],
    },
    {
      id: 'on-paper',
      topic: 'money',
      question: 'Can I have my documents on paper?',
      answer: [
        'Yes. We email your copy to you when you sign, and we will post you a printed one free of charge if you ask. Large print and braille are available too.',
      ],
    },
    {
      id: 'speak-to-someone',
      topic: 'account',
      question: 'Can I speak to someone instead?',
      answer: [
        'Of course. You can call us to talk through anything on this site first. The person who answers can explain any figure on your page.',
      ],
    },
  ],
  careers: null,
} as const satisfies BrandContent;
