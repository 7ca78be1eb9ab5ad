/**
 * What a borrower reads of their credit file before they agree a plan and while it runs (CONC 7: how an arrangement is
 * reported).
 */
export const ARRANGEMENT_CREDIT_FILE = [
  'We’ll report your plan to the credit reference agencies as an arrangement to pay.',
  'Payments below the amount you first agreed still show as late, and what is overdue stays on your credit file.',
  'Other lenders can see this for 6 years. It can make it harder and more expensive to borrow.',
] as const;
