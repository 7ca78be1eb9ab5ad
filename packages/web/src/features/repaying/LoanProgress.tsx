import { FigureRow } from '@fairlead/ui/figure/FigureRow';
import { ProgressBar } from '@fairlead/ui/progress-bar/ProgressBar';
import type { Loan } from '../../resources/loan.ts';
import { Explained } from './Explained.tsx';
import { explainLeftToPay, explainTotal, presentLoanProgress } from './present-loan-progress.ts';

/** How far the borrower has come, and where each figure comes from. */
export function LoanProgress({ loan }: { loan: Loan }) {
  const { progress, figures } = presentLoanProgress(loan);
  return (
    <section className="stack gap-4" aria-labelledby="progress-heading">
      <h2 id="progress-heading">Your progress</h2>
      <ProgressBar label="Payments made" {...progress} />
      <FigureRow items={figures} />
      <div>
        <Explained explanation={explainLeftToPay(loan)} />
        <Explained explanation={explainTotal(loan)} />
      </div>
    </section>
  );
}
