import type { BrandContent } from '../content.ts';

export const content = {
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
} as const satisfies BrandContent;
