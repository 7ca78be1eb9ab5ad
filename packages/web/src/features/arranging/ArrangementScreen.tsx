import { ARRANGEMENT_STEPS, type ArrangementStep } from '@fairlead/core/arrangement/form';
import { useEffect, useRef, type ReactNode } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useParams, useSearchParams } from 'react-router';
import { selfServeArrangementPath } from '../../loan-paths.ts';
import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { Loading } from '../../parts/page/Loading.tsx';
import { Redirecting } from '../../parts/page/Redirecting.tsx';
import { screen } from '../../parts/page/screen.ts';
import { useArrangementInfoQuery, useOpenArrangementQuery } from '../../resources/arrangement/arrangement.ts';
import { canOpen, stepToContinue } from './arrangement-path.ts';
import { BudgetStep } from './BudgetStep.tsx';
import { Confirmation } from './Confirmation.tsx';
import { DateStep } from './DateStep.tsx';
import { NotEligible } from './NotEligible.tsx';
import { OfferStep } from './OfferStep.tsx';
import { OtherStep } from './OtherStep.tsx';
import { ReasonStep } from './ReasonStep.tsx';
import { StartStep } from './StartStep.tsx';
import type { StepProps } from './step-props.ts';
import { SummaryStep } from './SummaryStep.tsx';
import '../../parts/budget/budget.css';
import './arranging.css';

export const handle = screen({ access: 'borrower' });

/** A payment plan that a borrower in arrears sets up: each step has an address of its own. */
export default function ArrangementScreen() {
  const { id = '', step } = useParams();
  return <Plan key={id} loanId={id} step={step} />;
}

const LOADING = 'Opening your payment plan';

function Plan({ loanId, step }: { loanId: string; step: string | undefined }) {
  const info = useArrangementInfoQuery(loanId, { refetchOnMountOrArgChange: true });
  const reason = info.data?.whyNot?.reason ?? null;
  const isOpen = info.data !== undefined && (reason === null || reason === 'planUnderWay');
  const plan = useOpenArrangementQuery(isOpen ? loanId : skipToken, { refetchOnMountOrArgChange: true });
  const reload = async (): Promise<void> => {
    await info.refetch();
    if (isOpen) await plan.refetch();
  };
  const isReloading = useReload(reload);
  const whyNot = info.data?.whyNot ?? null;
  if (whyNot !== null && !isOpen) return <NotEligible loanId={loanId} whyNot={whyNot} />;
  const error = info.error ?? plan.error;
  if (error && !(info.data && plan.data)) return <CallFailed error={error} onRetry={() => void reload()} />;
  if (!info.data || !plan.data || isReloading) return <Loading title={LOADING} />;
  return (
    <Step
      step={step}
      loanId={loanId}
      arrangement={plan.data}
      info={info.data}
      reload={async () => void (await info.refetch())}
    />
  );
}

/** With `?reload=true` the plan is read again, and the address has it no more. */
function useReload(reload: () => Promise<void>): boolean {
  const [search, setSearch] = useSearchParams();
  const isUnderWay = useRef(false);
  const isAsked = search.get('reload') === 'true';
  useEffect(() => {
    if (!isAsked || isUnderWay.current) return;
    isUnderWay.current = true;
    void reload().finally(() => {
      isUnderWay.current = false;
      search.delete('reload');
      setSearch(search, { replace: true });
    });
  });
  return isAsked;
}

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
function Step({ step: named, ...props }: StepProps & { step: string | undefined }) {
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
