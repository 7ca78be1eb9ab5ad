import type { Brand } from '@fairlead/brands/brand';
import { isOpenToApplications } from '../../parts/application/open-products.ts';

type Step = {
  step: string;
  what: string;
  why: string;
  /** The lawful basis, UK GDPR, Article 6(1). */
  basis: keyof typeof BASES;
};

const BASES = {
  contract: 'Needed for a contract, or because you asked for one',
  duty: 'Required by law',
  interest: 'Our legitimate interest',
  choice: 'Our legitimate interest, and your consent where another company would write',
  /** Health is a special category: UK GDPR, Article 9(2)(a). */
  support: 'Our legitimate interest and, for anything about your health, your explicit consent',
} as const;

const LOOKING: Step = {
  step: 'You look at our pages and prices',
  what: 'The pages you ask for and, for a short time, the network address that asks. Prices are worked out without knowing who you are; nothing you try out is kept.',
  why: 'To show the page, and to stop machines from flooding it.',
  basis: 'interest',
};

const WRITING: Step = {
  step: 'You call us or write to us',
  what: 'What you tell us, and your contact details.',
  why: 'To answer, and to deal with what you complain about.',
  basis: 'interest',
};

const SUPPORT: Step = {
  step: 'You tell us what would make things easier',
  what: 'Support needs that you wish us to note. They may say something about your health; we note that only if you agree, and you can take it back at any time.',
  why: 'To treat you in the way that you need, without your having to explain it again.',
  basis: 'support',
};

const BORROWING: readonly Step[] = [
  {
    step: 'You fill in the form',
    what: 'Your answers stay in the tab of your browser, for a day at most, until you send them.',
    why: 'So that nothing typed is lost by a reload.',
    basis: 'contract',
  },
  {
    step: 'You ask for your own rate',
    what: 'Name, date of birth, email, mobile number, addresses of the last three years; household, home, work, income and what you pay for them; the amount, the term and what it is for; the comparison site you came from, if you did.',
    why: 'To search your credit file, to see what you can afford, and to decide.',
    basis: 'contract',
  },
  {
    step: 'We decide',
    what: 'The credit reference agency’s report, the rules we applied, what came out and the reasons.',
    why: 'The law says that we lend only what is affordable, and must be able to show why.',
    basis: 'duty',
  },
  {
    step: 'You go on',
    what: 'Name on the bank account, sort code and account number; what your bank says about them; your payment day; a code texted to your mobile.',
    why: 'To send the money to you and nobody else, and to collect your payments.',
    basis: 'contract',
  },
  {
    step: 'You sign',
    what: 'The documents exactly as you saw them, when you read and signed them, and a scrambled form of the network address.',
    why: 'To prove what was agreed, for you as much as for us.',
    basis: 'contract',
  },
  {
    step: 'Your loan runs',
    what: 'Each payment, what is owed, the direct debit and the messages we sent.',
    why: 'To run the loan and to tell you what the law says you must be told.',
    basis: 'contract',
  },
  {
    step: 'You tell us what we may write about',
    what: 'Your choices, when you made them and the words that you saw.',
    why: 'We send reminders and offers of our own unless you say no. Other companies of the group write only with your yes.',
    basis: 'choice',
  },
];

export function DataByStep({ brand }: { brand: Brand }) {
  const borrowing = isOpenToApplications(brand.config.productId) ? BORROWING : [];
  return (
    <ol className="data-steps">
      {[LOOKING, ...borrowing, WRITING, SUPPORT].map(({ step, what, why, basis }) => (
        <li key={step}>
          <h3>{step}</h3>
          <p>{what}</p>
          <p>
            <strong>Why:</strong> {why}
          </p>
          <p className="muted small">{BASES[basis]}</p>
        </li>
      ))}
    </ol>
  );
}
