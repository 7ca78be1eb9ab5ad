import type { HouseholdAnswers } from '@fairlead/core/financial-statement/answers';
import type { FlexibleCategory } from '@fairlead/core/financial-statement/categories';
import type { PriorityBillKind, StatementLine } from '@fairlead/core/financial-statement/lines';
import type { NeededAnswer, StatementPart } from '@fairlead/core/financial-statement/missing';
import type { Frequency } from '@fairlead/core/income/frequency';
import type { Head } from '../page/PageHead.tsx';

type PartWords = { title: string; intro: string; hint: string };

/** What each part of a budget is called, on its own page and in the overview. */
export const PART_WORDS = {
  household: {
    title: 'Who lives with you',
    intro: 'Include everyone who shares the costs of your home, or whose costs you pay.',
    hint: 'Adults, children and your home',
  },
  income: {
    title: 'What comes in',
    intro:
      'Enter what you get after tax, and what your partner gets if you share costs. Leave a line empty if it doesn’t apply to you.',
    hint: 'Pay, benefits, pensions',
  },
  'priority-bills': {
    title: 'Bills that come first',
    intro:
      'If you’re behind with one of these, it comes before other debts, ours included. You could lose your home, your energy supply or something that you need.',
    hint: 'Rent, council tax, energy: are you behind?',
  },
  'fixed-costs': {
    title: 'Costs that you have to pay',
    intro:
      'Enter what you normally pay. Leave out payments towards bills you’re behind with. An estimate is fine.',
    hint: 'Home, energy, transport, insurance',
  },
  'flexible-costs': {
    title: 'Everyday spending',
    intro: 'Enter what you normally spend. An estimate is fine: your bank’s app often adds it up for you.',
    hint: 'Food, phone, clothes, going out',
  },
  debts: {
    title: 'What you owe to others',
    intro:
      'Enter credit cards, other loans, catalogues, an overdraft or money from family. You don’t need to list your loan with us.',
    hint: 'Cards, loans, catalogues',
  },
} as const satisfies Record<StatementPart, PartWords>;

/** The first words of the page of a part. */
export function partHead(part: StatementPart): Head {
  const { title, intro } = PART_WORDS[part];
  return { title, lead: intro, isQuiet: true };
}

/** The people and vehicles of a household: the label of each field, and what its error calls it. */
export const COUNTS = {
  adults: { label: 'Adults, including you', counted: 'The number of adults' },
  childrenUnder16: { label: 'Children under 16', counted: 'The number of children under 16' },
  children16To18: { label: 'Children aged 16 to 18', counted: 'The number of children aged 16 to 18' },
  others: { label: 'Other people whose costs you pay', counted: 'The number of other people' },
  vehicles: { label: 'Cars and motorbikes that you need', counted: 'The number of cars and motorbikes' },
} as const satisfies Record<Exclude<keyof HouseholdAnswers, 'tenure'>, { label: string; counted: string }>;

/** What to enter on a line whose label does not say it. */
export const LINE_HELP: Readonly<Partial<Record<StatementLine, string>>> = {
  wages: 'What reaches your bank account. If it changes, use the average of the last 3 months',
  partnersPay: 'Only if you share costs',
  otherPay: 'After what you put aside for tax',
  universalCredit: 'What reaches your bank account',
  otherBenefits: 'Such as Personal Independence Payment, Carer’s Allowance or Housing Benefit',
  pension: 'State, workplace and private',
  otherIncome: 'Such as child maintenance, a lodger or help from family',
  rent: 'If Universal Credit pays it straight to your landlord, leave it out',
  councilTax: 'Rates in Northern Ireland',
  otherHome: 'Such as service charge, home insurance, TV licence, repairs',
  energy: 'With a prepayment meter, what you usually top up',
  childcare: 'Nursery, childminder, after-school clubs, maintenance',
  health: 'Such as prescriptions, dentist, glasses, help at home',
  car: 'Fuel, insurance, tax, MOT, repairs, parking',
  carFinance: 'Hire purchase or lease payments',
  school: 'Uniform, meals, trips',
  pensionPayments: 'What you pay yourself, including life and other insurance',
  professional: 'Such as union fees, work clothes, tools',
  otherEssential: 'Anything else that you can’t do without',
  phoneAndInternet: 'Including subscriptions',
  leisure: 'Sport, outings, presents, holidays',
  food: 'Groceries, toiletries, cleaning, nappies, pets',
};

/** Who to talk to first about a bill that the household is behind with. */
export const BILL_HELP = {
  rent: 'Talk to your landlord, or to the rent team of your council or housing association.',
  mortgage: 'Call your mortgage lender. They have to look at ways to help you before they go to court.',
  councilTax:
    'Call your council and ask for a payment plan. In Northern Ireland call Land & Property Services.',
  energy: 'Call your supplier. They have to offer you a payment plan that you can afford.',
  childMaintenance: 'Call the Child Maintenance Service, or talk to the other parent.',
  courtFines: 'Call the court’s fines team before the date on its letter.',
  tax: 'Call HMRC and ask for Time to Pay.',
  tvLicence: 'Call TV Licensing and ask for a payment plan.',
  hirePurchase: 'Call the finance company before you miss another payment.',
} as const satisfies Record<PriorityBillKind, string>;

/** What a question about higher spending calls each category. */
export const HINT_WORDS = {
  communicationsAndLeisure: 'phone, internet, hobbies and going out',
  foodAndHousekeeping: 'food and household shopping',
  personal: 'clothes, shoes and hair',
} as const satisfies Record<FlexibleCategory, string>;

export const FREQUENCY_WORDS = {
  weekly: 'Every week',
  fortnightly: 'Every 2 weeks',
  'four-weekly': 'Every 4 weeks',
  monthly: 'Every month',
  quarterly: 'Every 3 months',
  yearly: 'Every year',
} as const satisfies Record<Frequency, string>;

export const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

export const MISSING_WORDS = {
  adults: 'How many adults live in your home',
  tenure: 'Whether you rent or own your home',
  income: 'What comes in. If nothing does, enter 0',
  behind: 'Whether you’re behind with a bill that comes first',
  billsBehind: 'Which bills you’re behind with',
  amountsBehind: 'How much you’re behind with each bill',
  fixedCosts: PART_WORDS['fixed-costs'].title,
  flexibleCosts: PART_WORDS['flexible-costs'].title,
  debts: 'Whether you owe money to others',
  debtsListed: 'Who you owe money to',
  debtAmounts: 'The name and amount of each debt',
} as const satisfies Record<NeededAnswer, string>;

type LineGroup = { title: string; lines: readonly StatementLine[] };

/** The lines of a part, in groups of things that people think of together. */
export const LINE_GROUPS = {
  income: [
    { title: 'Pay', lines: ['wages', 'partnersPay', 'otherPay'] },
    { title: 'Benefits', lines: ['universalCredit', 'childBenefit', 'otherBenefits'] },
    { title: 'Pensions and other income', lines: ['pension', 'otherIncome'] },
  ],
  'fixed-costs': [
    { title: 'Your home', lines: ['rent', 'mortgage', 'councilTax', 'otherHome'] },
    { title: 'Energy and water', lines: ['energy', 'water'] },
    { title: 'Children and health', lines: ['childcare', 'school', 'health'] },
    { title: 'Transport', lines: ['car', 'carFinance', 'publicTransport'] },
    { title: 'Work, insurance and the rest', lines: ['pensionPayments', 'professional', 'otherEssential'] },
  ],
  'flexible-costs': [
    { title: 'Food and household', lines: ['food'] },
    { title: 'Phone, internet and leisure', lines: ['phoneAndInternet', 'leisure'] },
    { title: 'Personal', lines: ['clothes'] },
  ],
} as const satisfies Partial<Record<StatementPart, readonly LineGroup[]>>;

export type PartOfLines = keyof typeof LINE_GROUPS;
