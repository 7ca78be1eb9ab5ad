import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useLimits } from '../../parts/application/use-limits.ts';
import { Loading } from '../../parts/page/Loading.tsx';
import { Redirecting } from '../../parts/page/Redirecting.tsx';
import { formPath } from '../../paths.ts';
import { selectSubmission } from '../../resources/draft/draft-slice.ts';
import { whenIdle } from '../../state/consent/when-idle.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { allowedPage, CHECK, CHECK_SENTENCES, pageNamed } from './form-pages.ts';
import { preloadLaterScreens } from './later-screen.tsx';
import { selectDraft } from './select-draft.ts';
import { StepScreen } from './StepScreen.tsx';
import type { Draft } from './steps.ts';
import { useIsChange } from './use-is-change.ts';

/** Nothing of it is needed before the first page is answered, and the first load has a budget. */
const loadSending = async () => ({ default: (await import('./Sending.tsx')).Sending });
const Sending = lazy(loadSending);

/** Without a connection it is loaded when it is needed. */
function preloadLaterPages(): void {
  preloadLaterScreens();
  loadSending().catch(() => undefined);
}

/**
 * The form: the page that the address names, or from the check page on, what happens to it. Until there is a draft,
 * the page shows what the form opens with.
 */
export function ApplicationForm({ opening }: { opening: Partial<Draft> | null }) {
  const [parameters] = useSearchParams();
  const isChange = useIsChange();
  const draft = useAppSelector(selectDraft);
  const limits = useLimits();
  const isSent = useIsSent();
  const asked = pageNamed(parameters.get('step'));
  const page = opening ? asked : allowedPage(asked, draft, limits);
  useEffect(() => whenIdle(preloadLaterPages), []);
  if (!isSent && page !== asked) return <Redirecting to={formPath(page, { isChange })} />;
  if (!isSent && page !== CHECK) return <StepScreen key={page} page={page} opening={opening} />;
  const loading = <Loading title="Opening your answers" messages={[CHECK_SENTENCES.join(' ')]} />;
  if (opening) return loading;
  return (
    <Suspense fallback={loading}>
      <Sending />
    </Suspense>
  );
}

/** It is being decided, or it could not be sent for a reason that no answer of the form can correct. */
function useIsSent(): boolean {
  const { status, failure } = useAppSelector(selectSubmission);
  const isCorrectable = failure === null || failure === 'validationFailed';
  return status === 'LOADING' || status === 'SUCCESS' || !isCorrectable;
}
