import { ErrorSummary, type SummaryError } from '@fairlead/ui/error-summary/ErrorSummary';
import type { ReactNode, SubmitEvent } from 'react';
import { Page } from './Page.tsx';
import { useSubmittedErrors } from './use-submitted-errors.ts';

type FormPageProps = {
  title: string;
  step?: string | undefined;
  isReady?: boolean | undefined;
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

/** A page with one form: the way back, what is wrong, the fields. Posted without script, it puts nothing in the address. */
export function FormPage(props: FormPageProps) {
  const { title, step, isReady, errors, attempts, onSubmit, ...parts } = props;
  const submitted = useSubmittedErrors(errors, attempts);
  return (
    <Page title={title} step={step} isReady={isReady} hasErrors={submitted.length > 0}>
      {parts.before}
      <ErrorSummary errors={submitted} focusKey={attempts} />
      {parts.failure}
      <form className="stack gap-6" method="post" noValidate onSubmit={onSubmit}>
        {parts.children}
      </form>
      {parts.after}
    </Page>
  );
}
