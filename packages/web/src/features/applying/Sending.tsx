import { applicationPath } from '@fairlead/contract/web/account-paths';
import { Deciding } from '../../parts/application/Deciding.tsx';
import { useGo } from '../../parts/page/navigation.tsx';
import { formPath } from '../../paths.ts';
import { selectRefusal, selectSubmission } from '../../resources/draft/draft-slice.ts';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { CheckPage } from './CheckPage.tsx';
import { CHECK, pageOf } from './form-pages.ts';
import { SubmissionFailed } from './SubmissionFailed.tsx';
import { submitDraft } from './submit-draft.ts';

/** The end of the form: every answer before it is sent, the wait for a decision, or why it could not be sent. */
export function Sending() {
  const submit = useSubmit();
  const { status, failure } = useAppSelector(selectSubmission);
  if (status === 'LOADING' || status === 'SUCCESS') return <Deciding />;
  if (failure === null || failure === 'validationFailed') return <CheckPage onSubmit={submit} />;
  return <SubmissionFailed failure={failure} onRetry={submit} />;
}

/** Sends the form and goes where the answer is shown: to the decision, or to the first answer to correct. */
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
    const [refused] = dispatch((_, getState) => Object.keys(selectRefusal(getState()).problems));
    const page = refused === undefined ? CHECK : pageOf(refused);
    if (page !== CHECK) go(formPath(page, { isChange: true }));
  };
  return () => void submit();
}
