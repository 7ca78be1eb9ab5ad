import { ErrorSummary, type SummaryError } from '@fairlead/ui/error-summary/ErrorSummary';
import type { ReactNode, SubmitEvent } from 'react';
import { Page } from './Page.tsx';
import { useSubmittedErrors } from './use-submitted-errors.ts';

type FormPageProps = {
  title: string;
  step?: string | undefined;
  /** What is wrong now; the summary shows what the last submission found. */
  errors: readonly SummaryError[];
  /** Changes with each submission, and with each refusal that comes back. */
  attempts: number;
  onSubmit: (event: SubmitEvent) => void;
  /** Above the summary: the way back. */
  before?: ReactNode;
  /** Why the last submission failed, where no field is to blame. */
  failure?: ReactNode;
  /** Below the form. */
  after?: ReactNode;
  children: ReactNode;
};

/** A page with one form: the way back, what is wrong, the fields. */
export function FormPage({ title, step, errors, attempts, onSubmit, ...parts }: FormPageProps) {
  const submitted = useSubmittedErrors(errors, attempts);
  return (
    <Page title={title} step={step} hasErrors={submitted.length > 0}>
      {parts.before}
      <ErrorSummary errors={submitted} focusKey={attempts} />
      {parts.failure}
      <form className="stack gap-6" noValidate onSubmit={onSubmit}>
        {parts.children}
      </form>
      {parts.after}
    </Page>
  );
}
