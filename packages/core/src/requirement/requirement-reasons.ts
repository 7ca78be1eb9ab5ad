import type { RequirementKind } from './requirement-kinds.ts';

/** Why the lender asks, as the borrower reads it. */
export const REQUIREMENT_REASONS: Readonly<Record<RequirementKind, string>> = {
  phone: 'We’ll text you a code, to check that the number is yours.',
  'current-address': 'Your credit file shows a newer address than this one.',
  identity:
    'Your credit file doesn’t fully match your name and date of birth, so we need proof of who you are.',
  address: 'Your credit file doesn’t fully match your address, so we need proof of where you live.',
  income: 'For this loan we need to see that your income is what you entered.',
  affordability:
    'Your proof of income shows less than you entered, so we can offer you a smaller loan than you asked for.',
  'debt-consolidation': 'Your credit file shows card balances, which you can pay off with this loan.',
  keeper: 'We need to see that you are the registered keeper of the car.',
  'settlement-letter': 'We use the figure in this letter to settle your agreement with the other lender.',
  insurance: 'You need to keep the car insured until your agreement ends.',
  bank: 'We’ll collect your payments from this account, and pay the money that we send you into it.',
  'payment-day': 'We’ll collect your payments on this day of each month.',
};
