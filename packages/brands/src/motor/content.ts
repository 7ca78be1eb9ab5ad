import type { BrandContent } from '../content.ts';

export const content = {
  about: {
    lead: 'We refinance the car you already drive.',
    introduction: [
      'You know your car and what it costs to run. You should know your finance just as well: no surprises, and a clear date when the car becomes yours.',
      'With hire purchase, the car belongs to the lender until the last payment. We tell you that before you start, not in the small print.',
    ],
    beliefsHeading: 'How we lend',
    beliefs: [
      {
        title: 'Know who owns the car',
        text: 'Every page where it matters says it: the car becomes yours with the last payment, which includes a £25 fee.',
      },
      {
        title: 'No balloon payment',
        text: 'The last payment is about the same size as the others. There’s no large sum to pay at the end.',
      },
      {
        title: 'A legal right to end it',
        text: 'You can end the agreement and hand the car back at any time before the last payment is due. If you’ve paid half the total price, have no arrears and the car is in reasonable condition, you’ll owe nothing more.',
      },
      {
        title: 'Easy to check',
        text: 'We show how we work out the payment, the total and the fees, so you can check the sum yourself.',
      },
    ],
  },
  helpLead: 'Straight answers about the finance, the car and when it becomes yours.',
  questions: [
    {
      id: 'mileage',
      topic: 'car',
      question: 'Is there a mileage limit?',
      answer: [
        'No. This is hire purchase, so there’s no mileage limit and no charge for the miles you drive. If you hand the car back, what matters is that you’ve taken reasonable care of it.',
      ],
    },
    {
      id: 'balloon',
      topic: 'prices',
      question: 'Is there a big payment at the end?',
      answer: [
        'No, there’s no balloon payment. The last payment is the same as the others, plus the option-to-purchase fee and a few pence of rounding.',
      ],
    },
    {
      id: 'who-insures',
      topic: 'car',
      question: 'Who insures, taxes and services the car?',
      answer: [
        'You do, from the first day to the last. You’re the car’s keeper, so fines and charges come to you too.',
      ],
    },
  ],
  careers: {
    lead: 'We build finance that works well and is easy to check. Here’s how we work and which jobs are open.',
    waysHeading: 'How we work',
    ways: [
      {
        title: 'We know the law',
        text: 'Hire purchase has its own rules. Everyone here can explain them.',
      },
      {
        title: 'We fix the cause',
        text: 'When someone complains, we find out what caused it and fix that.',
      },
      { title: 'We say what things cost', text: 'To customers and to each other.' },
      {
        title: 'Hours that work',
        text: 'Part-time, shifts or school hours: tell us what suits you and we’ll try to arrange it.',
      },
    ],
    roles: [],
    email: 'careers@motor.example',
  },
} as const satisfies BrandContent;
