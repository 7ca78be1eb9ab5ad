import { lazy, Suspense } from 'react';
import { Loading } from '../../parts/page/Loading.tsx';
import { screen } from '../../parts/page/screen.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { useClosedReason } from './use-closed-reason.ts';
import { useStartedForm } from './use-started-form.ts';

/** Loaded where there is no form to fill in. */
const FormClosed = lazy(async () => ({ default: (await import('./FormClosed.tsx')).FormClosed }));

export const handle = screen({ access: 'anyone' });

export default function QuoteScreen() {
  const isReady = useStartedForm();
  const reason = useClosedReason();
  const loading = <Loading title="Opening the form" />;
  if (!isReady) return loading;
  if (reason === null) return <ApplicationForm />;
  return (
    <Suspense fallback={loading}>
      <FormClosed reason={reason} />
    </Suspense>
  );
}
