import type { BrandContent } from '../content.ts';

export const content = {
  about: {
    lead: 'We refinance the car you already drive.',
    story: [
      'You know the car. You know what it costs to run. What you want is finance that does the same: no surprises, no idling, and a clear day on which the car is yours.',
      'Hire purchase is honest about one thing: until the last payment the car belongs to the lender. We say so before you start, not in the small print.',
    ],
    beliefsHeading: 'How we drive this',
    beliefs: [
      {
        title: 'Know whose car it is',
        text: 'Every page that could matter says it: yours with the last payment, which includes a £25 fee.',
      },
      {
        title: 'No balloon',
        text: 'The last payment is about the size of the others. Nothing big waits at the end of the road.',
      },
      {
        title: 'A way out, by law',
        text: 'You may end it and hand the car back at any time before the last payment falls due. Once half the total price is paid, nothing is behind and the car is in reasonable order, you owe no more.',
      },
      {
        title: 'Built to be checked',
        text: 'The payment, the total and the fees are worked out in front of you, and you can test the sum.',
      },
    ],
  },
  helpLead: 'Straight answers about the finance, the car, and what’s yours when.',
  questions: [
    {
      id: 'mileage',
      topic: 'car',
      question: 'Is there a mileage limit?',
      answer: [
        'No. This is hire purchase, so nobody counts the miles and nobody charges for them. Reasonable care is what counts if you hand the car back.',
      ],
    },
    {
      id: 'balloon',
      topic: 'prices',
      question: 'Is there a big payment at the end?',
      answer: [
        'No balloon. The last payment is like all the others, with the option-to-purchase fee and a few pence of rounding on top.',
      ],
    },
    {
      id: 'who-insures',
      topic: 'car',
      question: 'Who insures, taxes and services the car?',
      answer: [
        'You do, from the first day to the last. You are its keeper, so fines and charges come to you as well.',
      ],
    },
  ],
  careers: {
    lead: 'We like things that run well and can be taken apart. Here is how we work, and what is open.',
    waysHeading: 'Under the bonnet',
    ways: [
      {
        title: 'Know the law by heart',
        text: 'Hire purchase has its own rules. Everybody here can explain them, and does.',
      },
      {
        title: 'Fix the cause',
        text: 'A complaint is a warning light. We look for what set it off, not for the bulb.',
      },
      { title: 'Say what it costs', text: 'To customers and to one another.' },
      {
        title: 'Room to manoeuvre',
        text: 'Part-time, shifts or school hours: tell us what works and we look for a way.',
      },
    ],
    roles: [],
    email: 'careers@motor.example',
  },
} as const satisfies BrandContent;
