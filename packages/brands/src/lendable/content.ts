import type { BrandContent } from '../content.ts';

export const content = {
  about: {
    lead: 'Loans that are easy to understand, with no fee for paying off early.',
    introduction: [
      'Most of the time it takes to get a loan is spent waiting for an answer. We usually answer straight away, with your own price rather than an advertised one.',
      'Quick doesn’t mean careless. You can see what makes up the price, and you’ll see all of it before you sign anything.',
    ],
    beliefsHeading: 'How we think about lending',
    beliefs: [
      {
        title: 'Show the working',
        text: 'The quote tool shows what makes up its price: the amount you borrow, the fee and the interest.',
      },
      {
        title: 'Ask once',
        text: 'If you’ve already given us a detail, or it’s on your credit file, we won’t ask for it again.',
      },
      {
        title: 'Reasons if it’s a no',
        text: 'If we can’t lend to you, we’ll explain why and what you can do about it.',
      },
      {
        title: 'No fees if your plans change',
        text: 'There’s no fee for paying extra, settling early or changing your mind.',
      },
    ],
  },
  helpLead: 'Ask in your own words. Most answers are a few sentences long.',
  questions: [
    {
      id: 'why-so-quick',
      topic: 'applying',
      question: 'Three minutes? What do you leave out?',
      answer: [
        'Nothing that affects the decision. We don’t ask for anything twice, or for anything that’s already on your credit file.',
        'Reading your documents takes longer than three minutes, and it should.',
      ],
    },
    {
      id: 'half-filled-form',
      topic: 'applying',
      question: 'I left the form halfway through. Have I lost my answers?',
      answer: [
        'No. Once you’ve given your email address, we save your answers as you go. We’ll email you a link after a day, and again after a week, unless you’ve said no to reminders. Open it on any device to continue where you stopped.',
        'We delete the answers 30 days after your last change. To delete them sooner, open the link and choose “Delete my answers”.',
      ],
    },
    {
      id: 'the-catch',
      topic: 'ending',
      question: 'Paying off early is free. What’s the catch?',
      answer: [
        'There isn’t one. You pay interest for the time you borrow, and the law gives you back part of the charges for the time that’s left. The sooner you settle, the less the loan costs.',
      ],
    },
  ],
  careers: {
    lead: 'We build loans that anyone can check. Here’s how we work and which jobs are open.',
    waysHeading: 'How we work',
    ways: [
      {
        title: 'We write things down',
        text: 'We write down each decision and the reasons for it, so no one needs to have been in the meeting.',
      },
      {
        title: 'We test with borrowers',
        text: 'We try out what we build with people who borrow, and change it where they get stuck.',
      },
      {
        title: 'We make small changes, often',
        text: 'We release small changes, with tests, on most working days.',
      },
      {
        title: 'Hours that suit you',
        text: 'Part-time and flexible hours are normal here. Tell us what you need to do your best work, including at the interview.',
      },
    ],
    roles: [],
    email: 'careers@lendable.example',
  },
} as const satisfies BrandContent;
