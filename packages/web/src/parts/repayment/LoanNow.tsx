import type { Loan } from '../../resources/loan.ts';
import { loanInWords } from './loan-in-words.ts';

/** After a payment: what is left to pay of the loan, and what happens next. */
export function LoanNow({ loan }: { loan: Loan }) {
  return (
    <ul className="list">
      {loanInWords(loan).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
