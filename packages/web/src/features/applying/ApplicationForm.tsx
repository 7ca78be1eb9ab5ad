import { useSearchParams } from 'react-router';
import { applicationPath } from '@fairlead/contract/web/account-paths';
import { useGo } from '../../parts/page/navigation.tsx';
import { Redirecting } from '../../parts/page/Redirecting.tsx';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { Deciding } from './Deciding.tsx';
import { selectDraft, selectRefusal, selectSubmission } from './draft-slice.ts';
import { firstRefusedPage } from './server-problems.ts';
import { stepHref } from './step-href.ts';
import { StepScreen } from './StepScreen.tsx';
import { allowedStep, stepNamed } from './steps.ts';
import { SubmissionFailed } from './SubmissionFailed.tsx';
import { submitDraft } from './submit-draft.ts';
import { useIsChange } from './use-is-change.ts';
import { useLimits } from './use-limits.ts';

/** The form: the page that the address names, the wait for a decision, or what went wrong with it. */
export function ApplicationForm() {
  const submit = useSubmit();
  const [parameters] = useSearchParams();
  const isChange = useIsChange();
  const draft = useAppSelector(selectDraft);
  const limits = useLimits();
  const { status, failure } = useAppSelector(selectSubmission);
  const asked = stepNamed(parameters.get('step'));
  const step = allowedStep(asked, draft, limits);
  if (status === 'LOADING' || status === 'SUCCESS') return <Deciding />;
  if (failure !== null && failure !== 'validationFailed') {
    return <SubmissionFailed failure={failure} onRetry={submit} />;
  }
  if (step !== asked) return <Redirecting to={stepHref(step, isChange)} />;
  return <StepScreen key={step} step={step} onSubmit={submit} />;
}

/** Sends the form and goes where the answer is shown: to the decision, or to the first answer to mend. */
function useSubmit(): () => void {
  const dispatch = useAppDispatch();
  const go = useGo();
  const { productId } = usePageSettings().brand.config;
  const submit = async (): Promise<void> => {
    const decided = await dispatch(submitDraft(productId));
    if (decided) {
      go(applicationPath(decided), { replace: true });
      return;
    }
    const page = dispatch((_, getState) => firstRefusedPage(selectRefusal(getState())));
    if (page !== 'check') go(stepHref(page, true));
  };
  return () => void submit();
}
