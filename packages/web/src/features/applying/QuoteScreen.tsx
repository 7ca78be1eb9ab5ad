import { Loading } from '../../parts/page/Loading.tsx';
import { screen } from '../../parts/page/screen.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { FormClosed } from './FormClosed.tsx';
import { useClosedReason } from './use-closed-reason.ts';
import { useKeptDraft } from './use-kept-draft.ts';

export const handle = screen({ access: 'anyone' });

export default function QuoteScreen() {
  const isReady = useKeptDraft();
  const reason = useClosedReason();
  if (!isReady) return <Loading title="Opening the form" />;
  return reason === null ? <ApplicationForm /> : <FormClosed reason={reason} />;
}
