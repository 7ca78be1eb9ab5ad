/** A service that helps with debts, free of charge and independent of any lender. */
type DebtService = { name: string; href: string; phone: string; about: string };

/** Numbers as each service states them on its own pages. */
export const MONEY_HELPER: DebtService = {
  name: 'MoneyHelper',
  href: 'https://www.moneyhelper.org.uk/en/money-troubles/dealing-with-debt/debt-advice-locator',
  phone: '0800 138 7777',
  about: 'finds an adviser near you, anywhere in the United Kingdom',
};

/** FCA handbook, CONC 7.3.7A: where to send a borrower who may be in difficulty. */
export const DEBT_SERVICES: readonly DebtService[] = [
  MONEY_HELPER,
  {
    name: 'StepChange',
    href: 'https://www.stepchange.org/',
    phone: '0800 138 1111',
    about: 'works out a budget and a plan with you, anywhere in the United Kingdom',
  },
  {
    name: 'National Debtline',
    href: 'https://www.nationaldebtline.org/',
    phone: '0808 808 4000',
    about: 'explains your choices and has letters to use, in England, Wales and Scotland',
  },
  {
    name: 'Advice NI',
    href: 'https://www.adviceni.net/',
    phone: '0800 915 4604',
    about: 'advises people in Northern Ireland',
  },
];
