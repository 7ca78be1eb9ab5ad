/**
 * The categories of the Standard Financial Statement (Money and Pensions Service), in its order. Totals are monthly.
 */
export const CATEGORIES = {
  earnings: { section: 'income', label: 'Earnings' },
  benefits: { section: 'income', label: 'Benefits and tax credits' },
  pensionIncome: { section: 'income', label: 'Pensions' },
  otherIncome: { section: 'income', label: 'Other income' },

  homeAndContents: { section: 'fixed', label: 'Home and contents' },
  utilities: { section: 'fixed', label: 'Utilities' },
  water: { section: 'fixed', label: 'Water' },
  careAndHealth: { section: 'fixed', label: 'Care and health' },
  transportAndTravel: { section: 'fixed', label: 'Transport and travel' },
  school: { section: 'fixed', label: 'School' },
  pensionsAndInsurance: { section: 'fixed', label: 'Pensions and insurance' },
  professional: { section: 'fixed', label: 'Professional' },
  otherEssential: { section: 'fixed', label: 'Other essential' },

  communicationsAndLeisure: { section: 'flexible', label: 'Communications and leisure' },
  foodAndHousekeeping: { section: 'flexible', label: 'Food and housekeeping' },
  personal: { section: 'flexible', label: 'Personal' },
} as const satisfies Record<string, { readonly section: string; readonly label: string }>;

export type Category = keyof typeof CATEGORIES;

export type Section = (typeof CATEGORIES)[Category]['section'];

/** The categories of one section. */
export type CategoryOf<S extends Section> = {
  [C in Category]: (typeof CATEGORIES)[C]['section'] extends S ? C : never;
}[Category];

export type FlexibleCategory = CategoryOf<'flexible'>;
