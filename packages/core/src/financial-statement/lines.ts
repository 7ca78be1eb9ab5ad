import { CATEGORIES, type Category, type Section } from './categories.ts';
import { keysOf } from '../records.ts';

/**
 * What a household enters: one line for each thing that people know the amount of, because few know what their "home
 * and contents" costs. Each belongs to a category of the Standard Financial Statement and is in that order.
 */
export const LINES = {
  wages: { category: 'earnings', label: 'Your pay after tax' },
  partnersPay: { category: 'earnings', label: 'Your partner’s pay after tax' },
  otherPay: { category: 'earnings', label: 'Other pay, such as self-employment' },
  universalCredit: { category: 'benefits', label: 'Universal Credit' },
  childBenefit: { category: 'benefits', label: 'Child Benefit' },
  otherBenefits: { category: 'benefits', label: 'Other benefits' },
  pension: { category: 'pensionIncome', label: 'Pensions' },
  otherIncome: { category: 'otherIncome', label: 'Other income' },

  rent: { category: 'homeAndContents', label: 'Rent' },
  mortgage: { category: 'homeAndContents', label: 'Mortgage' },
  councilTax: { category: 'homeAndContents', label: 'Council tax or rates' },
  otherHome: { category: 'homeAndContents', label: 'Other costs of your home' },
  energy: { category: 'utilities', label: 'Electricity, gas and other fuel' },
  water: { category: 'water', label: 'Water' },
  childcare: { category: 'careAndHealth', label: 'Childcare and child maintenance that you pay' },
  health: { category: 'careAndHealth', label: 'Health and care' },
  car: { category: 'transportAndTravel', label: 'Car or motorbike' },
  carFinance: { category: 'transportAndTravel', label: 'Car finance' },
  publicTransport: { category: 'transportAndTravel', label: 'Bus, train and taxi' },
  school: { category: 'school', label: 'School' },
  pensionPayments: { category: 'pensionsAndInsurance', label: 'Pension payments and insurance' },
  professional: { category: 'professional', label: 'Costs of your job' },
  otherEssential: { category: 'otherEssential', label: 'Other essential costs' },

  phoneAndInternet: { category: 'communicationsAndLeisure', label: 'Phone, internet and TV' },
  leisure: { category: 'communicationsAndLeisure', label: 'Hobbies and going out' },
  food: { category: 'foodAndHousekeeping', label: 'Food and household shopping' },
  clothes: { category: 'personal', label: 'Clothes, shoes and hair' },
} as const satisfies Record<string, { readonly category: Category; readonly label: string }>;

export type StatementLine = keyof typeof LINES;

/** The lines of a section, in the order of the statement. */
export function linesOf(section: Section): readonly StatementLine[] {
  return keysOf(LINES).filter((line) => CATEGORIES[LINES[line].category].section === section);
}

/** Bills whose arrears can cost the home, its supplies, goods that are needed, or liberty. */
export const PRIORITY_BILLS = {
  rent: 'Rent',
  mortgage: 'Mortgage or a loan secured on your home',
  councilTax: 'Council tax or rates',
  energy: 'Electricity or gas',
  childMaintenance: 'Child maintenance',
  courtFines: 'Court fines',
  tax: 'Income tax, National Insurance or VAT',
  tvLicence: 'TV licence',
  hirePurchase: 'Car finance, or goods on hire purchase',
} as const satisfies Record<string, string>;

export type PriorityBillKind = keyof typeof PRIORITY_BILLS;
