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
        'The APR and the monthly payment that you see include it. There is no fee for a late payment, for paying extra or for paying off early.',
      ],
    },
  ];
}

function applying(facts: Facts): readonly Question[] {
  return [howToApply(facts), whoCanBorrow(facts), ...answers(facts)];
}

function howToApply({ isApplyingHere, applyElsewhere }: Facts): Question {
  const here =
    'Choose an amount and a term on our home page and ask for your own rate. The form takes about three minutes.';
  return {
    id: 'how-to-apply',
    topic: 'applying',
    question: 'How do I apply?',
    answer: [
      isApplyingHere ? here : applyElsewhere,
      'You answer questions about yourself, your home, your work and what you spend. Usually you’ll get a decision straight away. Sometimes our team reviews your application first and emails you.',
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
        'No. We’ll run a soft search. You can see it on your own credit file, but other lenders can’t, and it doesn’t affect your score.',
        `We hold the price that you get for ${quoteDays} days.`,
      ],
    },
    {
      id: 'declined',
      topic: 'applying',
      question: 'Why was I turned down?',
      answer: [
        // UK GDPR, Articles 22A to 22D: people may ask for a human review of an automated decision.
        'The page with the decision gives the reasons, and so does our email. If we could lend you less, it says how much. You can ask a person to look at the decision again: on that page within 30 days, or by calling or writing to us.',
        'If a reason comes from your credit file, check the file for mistakes. You can see it free of charge at each credit reference agency.',
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
        'You read three documents: important information, the key facts and the agreement itself. The Direct Debit Mandate, which lists every payment we’ll collect, comes with them. They show your loan with its actual dates, and you can sign them on the day we make them. If you come back another day, we’ll update them.',
        'You sign on this site by typing your full name, after you confirm who you are with a code that we text to your mobile. We’ll email you your copy straight away.',
      ],
    },
    {
      id: 'when-money',
      topic: 'money',
      question: 'When do I get the money?',
      answer: [
        `We’ll send it to your bank account as soon as you’ve signed. Most banks show it the same day. You can still change your mind for ${withdrawalDays} days.`,
      ],
    },
    {
      id: 'which-account',
      topic: 'money',
      question: 'Which bank account can I use?',
      answer: [
        'A UK account in your own name that can pay by Direct Debit. We’ll check with your bank that the name and number match. If they don’t, we can’t send any money until they do.',
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
        `You have ${withdrawalDays} days, beginning the day after you sign or, if later, the day after you receive your copy. You don’t have to give a reason. Sign in, open your loan and choose “Withdraw from your loan”, or call us or write to us.`,
        `You then pay back what we sent you within ${daysToRepay} days, with interest for each day that you had it. There is no fee. Your agreement says how much the interest is for each day.`,
      ],
    },
  ];
}
