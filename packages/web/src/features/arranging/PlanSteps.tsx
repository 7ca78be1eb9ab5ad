import { ARRANGEMENT_STEPS, type ArrangementStep } from '@fairlead/core/arrangement/form';
import type { ReactNode } from 'react';
import { selfServeArrangementPath } from '../../loan-paths.ts';
import { Redirecting } from '../../parts/page/Redirecting.tsx';
import { canOpen, stepToContinue } from './arrangement-path.ts';
import { BudgetStep } from './BudgetStep.tsx';
import { Confirmation } from './Confirmation.tsx';
import { DateStep } from './DateStep.tsx';
import { OfferStep } from './OfferStep.tsx';
import { OtherStep } from './OtherStep.tsx';
import { ReasonStep } from './ReasonStep.tsx';
import { StartStep } from './StartStep.tsx';
import type { StepProps } from './step-props.ts';
import { SummaryStep } from './SummaryStep.tsx';

const STEPS: Readonly<Record<Exclude<ArrangementStep, 'confirmation'>, (props: StepProps) => ReactNode>> = {
  reason: (props) => <ReasonStep {...props} />,
  other: (props) => <OtherStep {...props} />,
  income: (props) => <BudgetStep step="income" {...props} />,
  outgoings: (props) => <BudgetStep step="outgoings" {...props} />,
  'priority-bills': (props) => <BudgetStep step="priority-bills" {...props} />,
  offer: (props) => <OfferStep {...props} />,
  date: (props) => <DateStep {...props} />,
  summary: (props) => <SummaryStep {...props} />,
};

/** The step of the address, if everything before it is answered; else the one that is asked next. */
export function PlanStep({ step: named, ...props }: StepProps & { step: string | undefined }) {
  const { loanId, arrangement, info } = props;
  const { state, plan } = arrangement;
  const step = ARRANGEMENT_STEPS.find((each) => each === named);
  if (state === 'agreed' && plan !== null)
    return step === 'confirmation' ? (
      <Confirmation loanId={loanId} arrangement={arrangement} plan={plan} />
    ) : (
      <Redirecting to={selfServeArrangementPath(loanId, 'confirmation')} />
    );
  if (named === undefined) return <StartStep {...props} />;
  if (step === undefined || step === 'confirmation')
    return <Redirecting to={selfServeArrangementPath(loanId)} />;
  if (!canOpen(step, arrangement, info.financialStatement)) {
    const next = stepToContinue(arrangement, info.financialStatement);
    return <Redirecting to={selfServeArrangementPath(loanId, next)} />;
  }
  return STEPS[step](props);
}
