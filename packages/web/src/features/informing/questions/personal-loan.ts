import type { Question } from '@fairlead/brands/content';
import type { Facts } from '../facts.ts';

/** What is true of a personal loan alone. */
export function personalLoan(facts: Facts): readonly Question[] {
  return [...prices(facts), ...applying(facts), ...money(facts), ...ending(facts)];
}

function prices(facts: Facts): readonly Question[] {
  const { least, most, leastTerm, mostTerm, fee, fullFeeFrom, feeShareOfCharge } = facts;
  return [
    {
      id: 'amounts',
      topic: 'prices',
      question: 'How much can I borrow, and for how long?',
      answer: [
        `From ${least} to ${most}, in whole pounds, over any number of months from ${leastTerm} to ${mostTerm}. How much we can offer you depends on your credit history and on what you can afford.`,
      ],
    },
    {
      id: 'fees',
      topic: 'prices',
      question: 'What fees are there?',
      answer: [
        `One: an arrangement fee. It is ${fee} on a loan of ${fullFeeFrom} or more and in proportion below that, and never more than ${feeShareOfCharge ?? ''} of the total charge for credit, which is the interest and the fee. It is added to the loan, so you pay interest on it.`,
        'The APR and the monthly payment that you see have it in them. There is no fee for a late payment, for paying extra or for paying off early.',
      ],
    },
  ];
}

function applying(facts: Facts): readonly Question[] {
  return [howToApply(facts), whoCanBorrow(facts), ...answers(facts)];
}

function howToApply({ isApplyingHere, name }: Facts): Question {
  const here =
    'Choose an amount and a term on the first page and ask for your own rate. The form takes about three minutes.';
  const elsewhere = `Applications for ${name} start at a comparison site that we work with, not here. Find us in its results and follow its link: it brings you to our form. You can try out prices here first.`;
  return {
    id: 'how-to-apply',
    topic: 'applying',
    question: 'How do I apply?',
    answer: [
      isApplyingHere ? here : elsewhere,
      'You answer questions about yourself, your home, your work and what you spend. Usually you have a decision at once; sometimes one of us reads the application first and writes to you.',
    ],
  };
}

function whoCanBorrow({ leastAge, greatestAge }: Facts): Question {
  return {
    id: 'who-can-borrow',
    topic: 'applying',
    question: 'Who can borrow?',
    answer: [
      `You need to be ${leastAge} or over, and no older than ${greatestAge} when the loan ends. You need an income of your own, a home in the United Kingdom, a UK mobile number and a UK bank account in your own name.`,
      'We cannot lend to you during a bankruptcy, an IVA or a debt relief order, or after more than one default in the last 12 months. You can have one loan with us at a time.',
    ],
  };
}

function answers({ quoteDays }: Facts): readonly Question[] {
  return [
    {
      id: 'credit-score',
      topic: 'applying',
      question: 'Does asking for a rate affect my credit score?',
      answer: [
        'No. We make a soft search. You can see it on your own credit file; other lenders cannot, and your score stays as it is.',
        `The price that you get is yours for ${quoteDays} days.`,
      ],
    },
    {
      id: 'declined',
      topic: 'applying',
      question: 'Why was I turned down?',
      answer: [
        // UK GDPR, Articles 22A to 22D: somebody who is decided about by machine may ask for a person.
        'The page with the decision gives the reasons, and so does our email. If a smaller loan is possible, it says how much. You can ask for a person to look at the decision: call us or write to us.',
        'If a reason comes from your credit file, check the file for mistakes. Each credit reference agency shows you yours free of charge.',
      ],
    },
  ];
}

function money({ withdrawalDays }: Facts): readonly Question[] {
  return [
    {
      id: 'what-i-sign',
      topic: 'money',
      question: 'What do I sign, and how?',
      answer: [
        'You read three documents: the key facts, important information and the agreement itself. They show your loan with its real dates, and they can be signed on the day they are made. The next day we simply make new ones.',
        'You sign on this site with a code that we text to your mobile. We send you your copy at once.',
      ],
    },
    {
      id: 'when-money',
      topic: 'money',
      question: 'When do I get the money?',
      answer: [
        `We send it to your bank account as soon as you have signed. Your bank decides when it shows; most banks show it the same day. You can still change your mind for ${withdrawalDays} days.`,
      ],
    },
    {
      id: 'which-account',
      topic: 'money',
      question: 'Which bank account can I use?',
      answer: [
        'A UK account in your own name that can pay by direct debit. We ask your bank whether name and number belong together. If they do not match, no money is sent until they do.',
      ],
    },
  ];
}

function ending({ withdrawalDays, daysToRepay }: Facts): readonly Question[] {
  return [
    {
      id: 'change-my-mind',
      topic: 'ending',
      question: 'What if I change my mind after signing?',
      answer: [
        // CCA 1974, s.66A: fourteen days, thirty to repay, no fee.
        `You have ${withdrawalDays} days, beginning the day after you sign or receive your copy. Call us or write to us; you need not give a reason.`,
        `Then you pay back what we sent you within ${daysToRepay} days, with interest for each day that you had it. There is no fee. Your agreement says how much interest that is a day.`,
      ],
    },
  ];
}
