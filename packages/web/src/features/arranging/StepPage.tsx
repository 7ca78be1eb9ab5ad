import type { ArrangementStep } from '@fairlead/core/arrangement/form';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { StepCaption } from '@fairlead/ui/step-caption/StepCaption';
import type { ReactNode, SubmitEvent } from 'react';
import { DebtAdvice } from '../../parts/lender/DebtAdvice.tsx';
import { FormPage } from '../../parts/page/FormPage.tsx';
import { listProblems, type Problems } from '../../resources/problems.ts';
import { pathBefore, sectionOf } from './arrangement-path.ts';
import { PlanRefused } from './PlanRefused.tsx';
import type { StepProps } from './step-props.ts';
import { useIsChange } from './use-save.ts';

type StepPageProps = Pick<StepProps, 'loanId' | 'arrangement'> & {
  step: ArrangementStep;
  title: string;
  problems: Problems;
  attempts: number;
  failure: unknown;
  isSaving: boolean;
  onSubmit: (event: SubmitEvent) => void;
  /** What the button says. */
  submitLabel?: string;
  children: ReactNode;
};

/** The way back from a step: to the one before it, or to the summary. */
export function StepBack({
  step,
  loanId,
  arrangement,
}: Pick<StepPageProps, 'step' | 'loanId' | 'arrangement'>) {
  const isChange = useIsChange();
  return (
    <BackLink href={pathBefore(step, loanId, arrangement, isChange)}>
      {isChange ? 'Check your plan' : 'Back'}
    </BackLink>
  );
}

/** One step with a form: what it asks, and free advice below it. */
export function StepPage({ step, loanId, arrangement, title, ...props }: StepPageProps) {
  const { problems, attempts, failure, isSaving, onSubmit, submitLabel = 'Continue', children } = props;
  return (
    <FormPage
      title={title}
      step={step}
      before={<StepBack step={step} loanId={loanId} arrangement={arrangement} />}
      errors={listProblems(problems)}
      attempts={attempts}
      onSubmit={onSubmit}
      after={<StepAdvice />}
    >
      <header className="stack gap-3">
        <StepCaption {...sectionOf(step)} />
        <h1>{title}</h1>
      </header>
      {children}
      {failure !== null && <PlanRefused loanId={loanId} error={failure} />}
      <Button type="submit" busy={isSaving}>
        {submitLabel}
      </Button>
    </FormPage>
  );
}

/** On every page of a plan. */
export function StepAdvice() {
  return (
    <section className="arranging-advice stack gap-2" aria-labelledby="advice">
      <h2 id="advice">Free advice</h2>
      <DebtAdvice />
    </section>
  );
}
