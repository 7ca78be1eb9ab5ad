import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { StepCaption } from '@fairlead/ui/step-caption/StepCaption';
import type { ReactNode, SubmitEvent } from 'react';
import { FormPage } from '../../parts/page/FormPage.tsx';
import { listProblems, type Problems } from '../../resources/problems.ts';
import type { StepForm } from './step.ts';

type StepPageProps = {
  form: Pick<StepForm<unknown>, 'page' | 'isReady' | 'attempts' | 'backHref' | 'position'> & {
    problems: Problems;
    submit: (event: SubmitEvent) => void;
  };
  title: string;
  intro?: ReactNode;
  submitLabel?: string | undefined;
  /** False while there is nothing to choose from: then the button would lead nowhere. */
  isAnswerable?: boolean | undefined;
  /** Another way to answer, under the button. */
  after?: ReactNode;
  children: ReactNode;
};

/** What every page of the form has: way back, errors, count, question, answers, one button. */
export function StepPage(props: StepPageProps) {
  const { form, title, intro, submitLabel = 'Continue', isAnswerable = true, after, children } = props;
  const { page, isReady, position, problems, attempts, backHref, submit } = form;
  return (
    <FormPage
      title={title}
      step={page}
      isReady={isReady}
      before={<BackLink href={backHref} />}
      errors={listProblems(problems)}
      attempts={attempts}
      onSubmit={submit}
    >
      <header className="stack gap-3">
        <StepCaption step={position.number} of={position.of} />
        <h1>{title}</h1>
        {intro !== undefined && <p className="lead muted">{intro}</p>}
      </header>
      {children}
      {isAnswerable && <Button type="submit">{submitLabel}</Button>}
      {after}
    </FormPage>
  );
}
