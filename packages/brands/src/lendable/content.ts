import type { BrandContent } from '../content.ts';

export const content = {
  about: {
    lead: 'We make borrowing easy to understand and easy to leave behind.',
    story: [
      'Most of the time it takes to get a loan is spent waiting for somebody to answer. We usually answer at once, with a price that is yours and not an advertisement.',
      'Quick does not mean careless. The price opens into what it is made of, and nothing is signed before you have seen all of it.',
    ],
    beliefsHeading: 'How we think about lending',
    beliefs: [
      {
        title: 'Show the working',
        text: 'The quote tool shows how its price is made up: what you borrow, the fee and the interest.',
      },
      { title: 'Ask once', text: 'If you told us, or your credit file did, we do not ask again.' },
      {
        title: 'A no with a reason',
        text: 'If we cannot lend to you we say why, and what you can do about it.',
      },
      {
        title: 'Leaving is free',
        text: 'Pay extra, settle early or change your mind. None of it has a fee.',
      },
    ],
  },
  helpLead: 'Ask it the way you would say it. Most answers are a few sentences long.',
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
  careers: {
    lead: 'We build lending that can be checked. Here is how we work, and what is open.',
    waysHeading: 'How we work',
    ways: [
      {
        title: 'Written first',
        text: 'Decisions are written down with their reasons, so that nobody has to have been in the room.',
      },
      {
        title: 'Borrowers in the test',
        text: 'What we build is tried with people who borrow, and changed where they stumble.',
      },
      {
        title: 'Small and often',
        text: 'We ship small changes with tests beside them, on most working days.',
      },
      {
        title: 'Hours that fit',
        text: 'Part-time and flexible hours are normal here. Tell us what you need to do your best work, in the interview too.',
      },
    ],
    roles: [],
    email: 'careers@lendable.example',
  },
} as const satisfies BrandContent;
