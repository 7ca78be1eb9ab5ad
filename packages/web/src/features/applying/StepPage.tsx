import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { ErrorSummary } from '@fairlead/ui/error-summary/ErrorSummary';
import { StepCaption } from '@fairlead/ui/step-caption/StepCaption';
import type { ReactNode } from 'react';
import { Page } from '../../parts/page/Page.tsx';
import { hasProblems, listProblems } from './problems.ts';
import { COUNTED_STEPS, STEPS, type StepId } from './steps.ts';
import type { useStepForm } from './use-step-form.ts';

type StepPageProps = {
  step: StepId;
  form: ReturnType<typeof useStepForm>;
  title: string;
  intro?: ReactNode;
  submitLabel?: string | undefined;
  /** False while there is nothing to choose from: then the button would lead nowhere. */
  isAnswerable?: boolean | undefined;
  /** Another way on, under the button. */
  after?: ReactNode;
  children: ReactNode;
};

/** What every page of the form has: way back, errors, count, question, answers, one button. */
export function StepPage(props: StepPageProps) {
  const { step, form, title, intro, submitLabel = 'Continue', isAnswerable = true, after, children } = props;
  const { problems, attempts, backHref, submit } = form;
  const { number } = STEPS[step];
  return (
    <Page title={title} step={step} hasErrors={hasProblems(problems)}>
      <BackLink href={backHref ?? '/'} />
      <ErrorSummary errors={listProblems(problems)} focusKey={attempts} />
      <form className="stack gap-6" noValidate onSubmit={submit}>
        <header className="stack gap-3">
          {number !== null && <StepCaption step={number} of={COUNTED_STEPS} />}
          <h1>{title}</h1>
          {intro !== undefined && <p className="lead muted">{intro}</p>}
        </header>
        {children}
        {isAnswerable && <Button type="submit">{submitLabel}</Button>}
        {after}
      </form>
    </Page>
  );
}
