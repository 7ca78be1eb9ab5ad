import type { LoanProjection } from '../loan/read/project.ts';

/** Whether the borrower can pick today what happens to the rest of a last instalment that has grown. */
export function canChooseLastInstalment({ grownLast, asOf }: LoanProjection): boolean {
  return grownLast !== null && grownLast.choice !== null && asOf <= grownLast.chooseBy;
}
