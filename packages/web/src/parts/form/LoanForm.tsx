import { loanPath } from '@fairlead/contract/web/account-paths';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import type { ReactNode, SubmitEvent } from 'react';
import { listProblems } from '../../resources/problems.ts';
import { ActionFailed } from '../page/ActionFailed.tsx';
import { FormPage } from '../page/FormPage.tsx';

type LoanFormProps = {
  loanId: string;
  title: string;
  step?: string | undefined;
  form: {
    readonly problems: Readonly<Record<string, string | undefined>>;
    readonly attempts: number;
    readonly failure: unknown;
    readonly submit: (event: SubmitEvent) => void;
  };
  /** Below the form. */
  after?: ReactNode;
  children: ReactNode;
};

/** A page with a form about one loan, and the way back to it. */
export function LoanForm({ loanId, title, step, form, after, children }: LoanFormProps) {
  return (
    <FormPage
      title={title}
      step={step}
      before={<BackLink href={loanPath(loanId)}>Your loan</BackLink>}
      errors={listProblems(form.problems)}
      attempts={form.attempts}
      failure={form.failure !== null && <ActionFailed error={form.failure} />}
      onSubmit={form.submit}
      after={after}
    >
      {children}
    </FormPage>
  );
}
