import type { RequirementKind } from '@fairlead/core/requirement/requirement-kinds';

/** What a borrower needs for a task before they open it, and how long it takes them. */
export type TaskNeeds = { readonly needs: string; readonly minutes: number };

export const REQUIREMENT_NEEDS: Readonly<Record<RequirementKind, TaskNeeds>> = {
  phone: { needs: 'The phone with this number', minutes: 1 },
  'current-address': { needs: 'Your current address', minutes: 1 },
  identity: {
    needs: 'Your passport, photocard driving licence or EU identity card, in date',
    minutes: 3,
  },
  address: {
    needs: 'A statement or bill from the last 3 months, this year’s council tax bill or an official letter',
    minutes: 3,
  },
  income: {
    needs: 'A payslip, pension or award letter, tax calculation or bank statement, or sign in to your bank',
    minutes: 4,
  },
  affordability: { needs: 'Nothing. You see the smaller loan before you decide', minutes: 2 },
  'debt-consolidation': {
    needs: 'Nothing for the cards we list. For another one, its last 4 digits and balance',
    minutes: 3,
  },
  keeper: { needs: 'Your V5C log book', minutes: 3 },
  'settlement-letter': { needs: 'The settlement letter from your finance company', minutes: 3 },
  insurance: { needs: 'Your certificate of motor insurance', minutes: 3 },
  bank: { needs: 'The sort code and account number of a current account in your own name', minutes: 2 },
  'payment-day': { needs: 'Nothing. You see what each day costs before you choose', minutes: 1 },
};

export const READING_NEEDS: TaskNeeds = {
  needs: 'Time to read. Each one says what to look for',
  minutes: 12,
};

export const SIGNING_NEEDS: TaskNeeds = { needs: 'Nothing. You sign by typing your name', minutes: 2 };

export const minutesInWords = (minutes: number): string =>
  minutes === 1 ? 'About a minute' : `About ${minutes} minutes`;
