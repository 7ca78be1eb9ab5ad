import type { PublicPageProps } from '../../parts/public/public-page.ts';
import { BANK_PERIOD_DAYS } from '@fairlead/core/income/bank-period';
import { isOpenToApplications } from '@fairlead/contract/web/open-products';

type Step = {
  step: string;
  what: string;
  why: string;
  /** The lawful basis, UK GDPR, Article 6(1). */
  basis: keyof typeof BASES;
};

const BASES = {
  consent: 'Your consent, which you can withdraw until you sign',
  contract: 'Necessary for a contract, or because you asked for one',
  duty: 'Required by law',
  interest: 'Our legitimate interest',
  choice: 'Our legitimate interest, and your consent where another company would write',
  /** Health is a special category: UK GDPR, Article 9(2)(a). */
  support: 'Our legitimate interest and, for anything about your health, your explicit consent',
} as const;

const LOOKING: Step = {
  step: 'You look at our pages and prices',
  what: 'The pages you visit and, for a short time, your network address. We work out prices without knowing who you are, and we don’t store what you try.',
  why: 'To show the page, and to protect it from automated traffic.',
  basis: 'interest',
};

const WRITING: Step = {
  step: 'You call us or write to us',
  what: 'What you tell us, and your contact details.',
  why: 'To answer you, and to deal with complaints.',
  basis: 'interest',
};

const SUPPORT: Step = {
  step: 'You tell us what would make things easier',
  what: 'Support needs that you want us to note. They may say something about your health. We only note that if you agree, and you can change your mind at any time.',
  why: 'To support you in the way that you need, without asking you to explain again.',
  basis: 'support',
};

const BORROWING: readonly Step[] = [
  {
    step: 'You fill in the form',
    what: 'Your answers stay in your browser tab, for up to a day. Once you’ve given your email address, we also save them on our server, encrypted and without bank details. We’ll email you a link to continue twice at most, unless you ask for another.',
    why: 'So that you don’t lose anything if the page reloads, and can continue later or on another device.',
    basis: 'contract',
  },
  {
    step: 'You ask for your own rate',
    what: 'Name, date of birth, email, mobile number, addresses of the last three years; household, home, work, income and spending; the amount, the term and the purpose; the comparison site you came from, if you did.',
    why: 'To search your credit file, to see what you can afford, and to decide.',
    basis: 'contract',
  },
  {
    step: 'We decide',
    what: 'The credit reference agency’s report, the rules we applied, the result and the reasons.',
    why: 'The law says that we can only lend what you can afford, and that we must be able to show why.',
    basis: 'duty',
  },
  {
    step: 'You ask us to look at a decision again',
    what: 'What you write to us about the decision, and what we answer.',
    why: 'So that someone on our team can decide again.',
    basis: 'contract',
  },
  {
    step: 'You sign in',
    what: 'When, and with what: the browser, the size of its screen, its language and time zone, and a scrambled form of the network address.',
    why: 'To notice when someone else uses your account, and to prevent fraud.',
    basis: 'interest',
  },
  {
    step: 'You continue',
    what: 'Name on the bank account, sort code and account number; what your bank says about them; your payment day; a code texted to your mobile. If you pay off cards with the loan: their names, last four digits and balances, and what paid them off.',
    why: 'To send the money to you and no one else, to collect your payments, and to show you what paying off a card costs.',
    basis: 'contract',
  },
  {
    step: 'You send files to prove who you are, where you live or what you earn',
    what: 'The photos and PDFs, encrypted, without what a camera adds to them. From a payslip that is a PDF, a program may read your name, your employer, your pay and its day.',
    why: 'To check what the credit reference agency couldn’t confirm.',
    basis: 'duty',
  },
  {
    step: 'You connect your bank to prove your income, if you choose to',
    what: `Through TrueLayer: the name on your current accounts, and the payments in and out of them in the last ${BANK_PERIOD_DAYS} days, once. We delete the payments as soon as we’ve worked out your income. What stays, encrypted, is who pays you, when and how much, your regular payments for rent and credit, what goes to gambling in a month, and how we worked it out.`,
    why: 'To check your income without payslips. You can upload files instead, and delete what we read.',
    basis: 'consent',
  },
  {
    step: 'You sign',
    what: 'The documents exactly as you saw them, when you read and signed them, and a scrambled form of the network address.',
    why: 'To prove what was agreed, for you as much as for us.',
    basis: 'contract',
  },
  {
    step: 'You repay your loan',
    what: 'Each payment, what is owed, the Direct Debit and the messages we sent.',
    why: 'To manage the loan and to give you the information that the law requires.',
    basis: 'contract',
  },
  {
    step: 'You fill in a budget',
    what: 'Who lives with you, what comes in, what goes out and what you owe, encrypted. Only you see it, and no decision about you uses it.',
    why: 'To show you what you can afford, and so that you can show it to a debt adviser.',
    basis: 'interest',
  },
  {
    step: 'You choose what to hear about',
    what: 'Your choices, when you made them and the words that you saw.',
    why: 'We send reminders and offers of our own unless you say no. Other companies in our group only contact you if you agree.',
    basis: 'choice',
  },
];

export function DataByStep({ brand, settings }: Pick<PublicPageProps, 'brand' | 'settings'>) {
  const borrowing = isOpenToApplications(brand.config.productId, settings.clientConfig) ? BORROWING : [];
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
