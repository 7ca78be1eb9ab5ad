import type { CreditHistory } from '@fairlead/core/pricing/bands';

/** How a visitor may know which credit history is theirs. A guide to prices, not a decision. */
export const HISTORIES: Readonly<Record<CreditHistory, string>> = {
  Great: 'Years of credit, every payment on time.',
  Good: 'Payments on time, a late one some years ago.',
  Fair: 'Some late payments, or not much credit so far.',
  Limited: 'New to credit in the UK, or a debt you didn’t repay in the past.',
};
