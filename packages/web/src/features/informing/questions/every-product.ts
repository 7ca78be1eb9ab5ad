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
        'APR means annual percentage rate. It puts the interest and every fee that you have to pay into one yearly rate, so that you can compare offers.',
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
        `Across every amount, term and credit history on our home page, the APR ranges from ${shownAprs.least} to ${shownAprs.most}. Which one is yours depends on ${shownAprs.dependOn}.`,
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
        `By Direct Debit, on the day of the month that you choose. Your bank statement says ${onStatement} next to it. If the day is a weekend or a bank holiday your bank pays on the next working day, and the payment still counts as on time.`,
        // The Direct Debit Guarantee: notice of amount and date, normally ten working days.
        `The first payment is at least ${firstDueEarliestDays} and at most ${firstDueLatestDays} days after the money is sent, and we’ll tell you at least ${noticeDays} working days before it. The Direct Debit Guarantee covers every payment.`,
      ],
    },
    {
      id: 'change-payment-day',
      topic: 'repaying',
      question: 'Can I move my payment to another day of the month?',
      answer: [
        'Yes. Sign in, open your loan and choose “Change your payment day”. You see the days you can choose, and what each one costs, before anything changes.',
        `Change it at least ${noticeDays} working days before the payment that you want to move. If you can’t sign in, call us.`,
      ],
    },
    {
      id: 'change-bank-account',
      topic: 'repaying',
      question: 'I am changing banks. What do I need to do?',
      answer: [
        'If you use the Current Account Switch Service, your new bank moves the Direct Debit for you. Otherwise sign in, open your loan and choose “Change your bank account”. Keep the old account open until the day we name there.',
        'Never send us bank details by email.',
      ],
    },
    {
      id: 'pay-extra',
      topic: 'repaying',
      question: 'Can I pay more than I have to?',
      answer: [
        // CCA 1974, s.94(3): part settlement; s.95 and SI 2004/1483: the rebate.
        'Yes, whenever you like, and we charge nothing for it. Paying early reduces the interest you pay. Sign in, open your loan and choose “Make a payment”: by Direct Debit, by card or from your bank.',
        'You choose whether to finish sooner or to pay less each month, and see what each saves before you pay.',
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
        'We don’t charge a late fee, or interest on interest. Interest continues at your normal rate until you pay. Your account shows what you’ve missed and the ways to put it right: pay all or part of it, choose a day for another try, or set up a payment plan.',
        'A missed payment can be recorded on your credit file for 6 years and make credit harder to get. The sooner you contact us, the more we can help.',
      ],
    },
    {
      id: 'cannot-pay',
      topic: 'trouble',
      question: 'I don’t think I can pay. What should I do?',
      answer: [
        // FCA handbook, CONC 7: forbearance and due consideration, for those at risk of difficulty as well.
        'Tell us, before the payment is due if you can. We’ll look for a plan that leaves you enough to live on. “Your budget” in your account helps you find out what you can afford. If you’ve missed a payment, you can set up a plan there yourself, and no interest is added while it runs.',
        'We’ll never ask you to borrow from someone else to pay us. You can also talk to a free debt adviser first, and ask them to contact us for you.',
      ],
    },
    {
      id: 'breathing-space',
      topic: 'trouble',
      question: 'What is breathing space?',
      answer: [
        // The Debt Respite Scheme Regulations 2020 (SI 2020/1311), in force from 4 May 2021.
        'A scheme in England and Wales that gives you 60 days in which interest stops on your debts, and no one can contact you about them or take you to court. If you are being treated for a mental health crisis, it lasts as long as the treatment plus 30 days.',
        'You apply through a debt adviser, not through us. If you tell us in your account that you’ve applied, we’ll stop sending payment reminders. Scotland has a scheme of its own, called a moratorium. Northern Ireland has no such scheme, but Advice NI can explain your options.',
      ],
    },
    {
      id: 'support-needs',
      topic: 'trouble',
      question: 'Can you support me in another way?',
      answer: [
        // FCA guidance FG21/1 on vulnerable customers; Equality Act 2010, s.20: reasonable adjustments.
        `Yes. Tell us once what would help, by phone or under “Support needs” in your account. We can send letters in large print or in braille, write instead of calling, call at a time that suits you, or talk to someone you trust.`,
        `You do not have to tell ${name} why. If you do, we’ll ask before we note it.`,
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
        `Yes, at any time. Sign in, open your loan and choose “Pay off your loan”: it shows the figure for today and for each of the next ${settlementDays} days, with a statement that you can save. If you ask by phone or in writing, we’ll send the figure within ${statementDays} working days.`,
        `There is no fee for paying early. The figure includes interest to that day and a rebate for the rest of the term. The law lets lenders add a further month of interest on longer agreements. We don’t.`,
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
        'You don’t need one. Enter your email address under “Sign in”, and we’ll email you a link. It works once and for a short time. For anything that touches money or a signature we also text a code to your mobile.',
        'No link after five minutes? Check your junk folder, then check that you used the address you applied with.',
      ],
    },
    {
      id: 'my-documents',
      topic: 'account',
      question: 'Where do I find my agreement?',
      answer: [
        'Sign in and open your loan. You can read and download everything you signed, exactly as you signed it. If you can’t sign in, call us and we’ll send you a copy.',
      ],
    },
    {
      id: 'changed-details',
      topic: 'account',
      question: 'My address, name or number has changed.',
      answer: [
        `Sign in and open “Your details” to change your address or your mobile number. For a new name or email address, call us or write to ${email}. We’ll ask a few questions first, to check it’s you.`,
      ],
    },
  ];
}
