import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { StepCaption } from '@fairlead/ui/step-caption/StepCaption';
import type { ReactNode } from 'react';
import { CAR_STEPS, STEPS_OF_FORM } from '../../parts/application/car-steps.ts';
import type { CarPage as CarPageId } from '../../parts/car/check-car.ts';
import { FormPage } from '../../parts/page/FormPage.tsx';
import { listProblems } from '../../resources/problems.ts';
import type { CarForm } from './use-car-form.ts';

/** Which step each page belongs to. */
const STEP_OF: Readonly<Record<CarPageId, number>> = {
  mark: 1,
  found: 1,
  typed: 1,
  mileage: 2,
  agreement: 3,
  licence: 4,
};

type CarPageProps = {
  form: CarForm;
  title: string;
  intro?: ReactNode;
  submitLabel?: string;
  /** False while there is nothing to say yes to. */
  isAnswerable?: boolean;
  onSubmit?: CarForm['submit'];
  after?: ReactNode;
  children: ReactNode;
};

/** What every page about the car has: the way back, errors, count, question, answers, one button. */
export function CarPage({ form, title, intro, after, children, ...props }: CarPageProps) {
  const { submitLabel = 'Continue', isAnswerable = true, onSubmit = form.submit } = props;
  return (
    <FormPage
      title={title}
      step={form.page}
      isReady={form.isReady}
      before={<BackLink href={form.backHref} />}
      errors={listProblems(form.problems)}
      attempts={form.attempts}
      onSubmit={(event) => onSubmit(event)}
    >
      <header className="stack gap-3">
        <StepCaption step={STEP_OF[form.page]} of={CAR_STEPS + STEPS_OF_FORM} />
        <h1>{title}</h1>
        {intro !== undefined && <p className="lead muted">{intro}</p>}
      </header>
      {children}
      {isAnswerable && <Button type="submit">{submitLabel}</Button>}
      {after}
    </FormPage>
  );
}
