import type { Question } from '@fairlead/brands/content';
import type { Facts } from '../facts.ts';

/** What is true of every product. */
export function everyProduct(facts: Facts): readonly Question[] {
  return [...prices(facts), ...repaying(facts), ...trouble(facts), ...ending(facts), ...account(facts)];
}

function prices({ apr, shownAprs }: Facts): readonly Question[] {
  return [
    {
      id: 'what-is-apr',
      topic: 'prices',
      question: 'What does APR mean?',
      answer: [
        'APR stands for annual percentage rate. It puts the interest and every fee that you have to pay into one rate a year, so that you can hold one offer against another.',
        'Two loans of the same amount over the same time, with the same APR and repaid in equal monthly payments, cost about the same.',
      ],
    },
    {
      id: 'representative-apr',
      topic: 'prices',
      question: 'Is the representative APR the rate I would get?',
      answer: [
        // FCA handbook, CONC 3.5.5R and the Glossary's "representative APR": at least 51 % of agreements.
        `Not always. The representative APR is ${apr}: we expect at least 51% of the people who take out an agreement after seeing our prices to get it or a lower one. Nearly half may be offered a higher one.`,
        `Across every amount, term and credit history that the first page can price, the APR runs from ${shownAprs.least} to ${shownAprs.most}. Which one is yours depends on ${shownAprs.dependOn}.`,
      ],
    },
    {
      id: 'fixed-rate',
      topic: 'prices',
      question: 'Can the rate change after I sign?',
      answer: [
        'No. The interest rate is fixed from the day you sign until the last payment, and so is each monthly payment. The last one differs a little, because it clears what is left.',
      ],
    },
  ];
}

function repaying(facts: Facts): readonly Question[] {
  const { onStatement, noticeDays, firstDueEarliestDays, firstDueLatestDays } = facts;
  return [
    {
      id: 'how-to-pay',
      topic: 'repaying',
      question: 'How do I make my monthly payments?',
      answer: [
        `By direct debit, on the day of the month that you choose. Your bank statement says ${onStatement} beside it. When the day is a weekend or a bank holiday your bank pays on the next working day, and it still counts as on time.`,
        // The Direct Debit Guarantee: notice of amount and date, normally ten working days.
        `The first payment is at least ${firstDueEarliestDays} and at most ${firstDueLatestDays} days after the money is sent, and we tell you at least ${noticeDays} working days before it. The Direct Debit Guarantee protects every one of them.`,
      ],
    },
    {
      id: 'change-payment-day',
      topic: 'repaying',
      question: 'Can I move my payment to another day of the month?',
      answer: [
        'Yes, but not on this site yet: call us or write to us. Tell us the day that suits you, and we tell you which payment is the first on the new day and what the change costs or saves in interest.',
        `We need to know at least ${noticeDays} working days before the payment that you want to move.`,
      ],
    },
    {
      id: 'change-bank-account',
      topic: 'repaying',
      question: 'I am changing banks. What do I need to do?',
      answer: [
        'If you use the Current Account Switch Service, your new bank moves the direct debit for you. Otherwise call us before your next payment, and keep the old account open until we have told you that the new one is in place.',
        'Never send us bank details by email.',
      ],
    },
    {
      id: 'pay-extra',
      topic: 'repaying',
      question: 'Can I pay more than I have to?',
      answer: [
        // CCA 1974, s.94(3): part settlement; s.95 and SI 2004/1483: the rebate.
        'Yes, whenever you like, and we charge nothing for it. Call us to arrange it. What you pay early lowers what the borrowing costs.',
        'Usually you keep the same monthly payment and finish sooner. If you would rather pay less each month and keep the end date, tell us.',
      ],
    },
  ];
}

function trouble({ name }: Facts): readonly Question[] {
  return [
    {
      id: 'missed-payment',
      topic: 'trouble',
      question: 'What happens if I miss a payment?',
      answer: [
        'We charge no late fee and no interest on interest. What you owe goes on bearing its usual interest until it is paid. Your account shows what is missing; call us to pay it, in one sum or in parts.',
        'A missed payment can be recorded on your credit file for six years and make credit harder to get. The sooner we talk, the more we can do.',
      ],
    },
    {
      id: 'cannot-pay',
      topic: 'trouble',
      question: 'I do not think I can pay. What should I do?',
      answer: [
        // FCA handbook, CONC 7: forbearance and due consideration, for those at risk of difficulty as well.
        'Tell us, before the payment is due if you can. We ask what comes in and what goes out, and look for a way that leaves you enough to live on: smaller payments for a time, a longer time to pay, or a pause.',
        'We never ask you to borrow from somebody else to pay us. You can also talk to a free debt adviser first, and have them talk to us for you.',
      ],
    },
    {
      id: 'breathing-space',
      topic: 'trouble',
      question: 'What is breathing space?',
      answer: [
        // The Debt Respite Scheme Regulations 2020 (SI 2020/1311), in force from 4 May 2021.
        'A scheme in England and Wales that gives you 60 days in which interest stops on your debts, and nobody may contact you about them or take you to court. For somebody in treatment for a mental health crisis it lasts as long as the treatment and 30 days more.',
        'You apply through a debt adviser, not through us. Scotland has a scheme of its own, called a moratorium. Northern Ireland has none: Advice NI can tell you what there is instead.',
      ],
    },
    {
      id: 'support-needs',
      topic: 'trouble',
      question: 'Can you support me in another way?',
      answer: [
        // FCA guidance FG21/1 on vulnerable customers; Equality Act 2010, s.20: reasonable adjustments.
        `Yes. Tell us once what would help, and we note it. We can send letters in large print or in braille, write instead of calling, call at a time that suits you, or talk to somebody you trust.`,
        `You do not have to tell ${name} why. If you do, we ask before we note it.`,
      ],
    },
  ];
}

function ending({ settlementDays, statementDays }: Facts): readonly Question[] {
  return [
    {
      id: 'settle-early',
      topic: 'ending',
      question: 'Can I pay everything off early?',
      answer: [
        // CCA 1974, ss.94, 95 and 97; SI 2004/1483, regulations 5 and 6.
        `Yes, at any time. Ask us for a settlement figure, by phone or in writing; you have it in writing within ${statementDays} working days. It is worked out for a day ${settlementDays} days after you ask, or for a later day that you name, and holds until then.`,
        `There is no fee for paying early. The figure has interest to that day and a rebate for the time that you no longer borrow. The law lets lenders add a further month of interest on longer agreements; we do not.`,
      ],
    },
  ];
}

function account({ email }: Facts): readonly Question[] {
  return [
    {
      id: 'sign-in',
      topic: 'account',
      question: 'How do I sign in? I never chose a password.',
      answer: [
        'There is none. Enter your email address under “Sign in”, and we send you a link. It works once and for a short time. For anything that touches money or a signature we also text a code to your mobile.',
        'No link after five minutes? Look among junk mail, then check that you used the address you applied with.',
      ],
    },
    {
      id: 'my-documents',
      topic: 'account',
      question: 'Where do I find my agreement?',
      answer: [
        'Sign in and open your loan. Everything that you signed is there to read and to download, exactly as it was on that day. If you cannot sign in, call us and we send you a copy.',
      ],
    },
    {
      id: 'changed-details',
      topic: 'account',
      question: 'My address, name or number has changed.',
      answer: [
        `Call us or write to ${email}, so that letters and codes reach you. We ask a few questions first, to be sure that it is you.`,
      ],
    },
  ];
}
