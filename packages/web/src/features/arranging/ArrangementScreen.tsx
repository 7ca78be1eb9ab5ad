import { Suspense, useEffect, useRef } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useParams, useSearchParams } from 'react-router';
import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { Loading } from '../../parts/page/Loading.tsx';
import { nextPart } from '../../parts/page/later-part.tsx';
import { screen } from '../../parts/page/screen.ts';
import { arrangementReading, useArrangementInfoQuery } from '../../resources/arrangement/arrangement.ts';
import { useOpenArrangementQuery } from '../../resources/arrangement/self-serve-slice.ts';
import { NotEligible } from './NotEligible.tsx';
import '../../parts/budget/budget.css';
import '../../parts/days/day-grid.css';
import './arranging.css';
import { OpeningOfLoan } from '../../parts/loan/OpeningOfLoan.tsx';
import { PLAN_HEAD } from './heads.ts';

export const handle = screen({ access: 'borrower', reads: arrangementReading });

/** A payment plan that a borrower in arrears sets up: each step has an address of its own. */
export default function ArrangementScreen() {
  const { id = '', step } = useParams();
  return <Plan key={id} loanId={id} step={step} />;
}

const PlanStep = nextPart(async () => (await import('./PlanSteps.tsx')).PlanStep);

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
  const frame =
    step === undefined ? (
      <OpeningOfLoan loanId={loanId} head={PLAN_HEAD} label={LOADING} />
    ) : (
      <Loading title={LOADING} />
    );
  if (!info.data || !plan.data || isReloading) return frame;
  return (
    <Suspense fallback={frame}>
      <PlanStep
        step={step}
        loanId={loanId}
        arrangement={plan.data}
        info={info.data}
        reload={async () => void (await info.refetch())}
      />
    </Suspense>
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
