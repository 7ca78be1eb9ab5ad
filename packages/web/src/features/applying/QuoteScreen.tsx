import { lazy, Suspense } from 'react';
import { Loading } from '../../parts/page/Loading.tsx';
import { screen } from '../../parts/page/screen.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { pageNamed } from './form-pages.ts';
import { loadPage } from './StepScreen.tsx';
import { useClosedReason } from './use-closed-reason.ts';
import { useStartedForm } from './use-started-form.ts';

/** Loaded where there is no form to fill in. */
const FormClosed = lazy(async () => ({ default: (await import('./FormClosed.tsx')).FormClosed }));

export const handle = screen({
  access: 'anyone',
  prepare: (search) => loadPage(pageNamed(search.get('step'))),
});

export default function QuoteScreen() {
  const { isReady, isBorrowerAwaited, opening } = useStartedForm();
  const reason = useClosedReason(opening);
  const loading = <Loading title="Opening the form" />;
  // A stored draft may have come from a partner.
  const isUnknown = isBorrowerAwaited || (!isReady && reason === 'partnersOnly');
  if (isUnknown) return loading;
  if (reason === null) return <ApplicationForm opening={isReady ? null : opening} />;
  return (
    <Suspense fallback={loading}>
      <FormClosed reason={reason} />
    </Suspense>
  );
}
