import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { isApiError } from '../../state/api-error.ts';
import type { Application } from '../../resources/loan-application.ts';
import { ChooseDayAgain } from './ChooseDayAgain.tsx';
import { FigureRanOut } from './FigureRanOut.tsx';
import { LenderNotKnown } from './LenderNotKnown.tsx';
import { DocumentList } from './DocumentList.tsx';
import { OpeningDocuments } from './OpeningDocuments.tsx';
import { useTodaysDocuments } from './use-todays-documents.ts';

const MAKING =
  'We’re working out your price with your chosen date and preparing your documents. This takes a few seconds.';

export function TodaysDocuments({ application }: { application: Application }) {
  const { set, replacedOf, error, retry } = useTodaysDocuments(application);
  if (set) return <DocumentList application={application} set={set} replacedOf={replacedOf} />;
  const refusal = isApiError(error) ? error.type : null;
  if (refusal === 'requirementsNotMet') return <ChooseDayAgain id={application.id} />;
  if (refusal === 'settlementFigureExpired') return <FigureRanOut id={application.id} />;
  if (refusal === 'oldLenderUnknown') return <LenderNotKnown application={application} />;
  if (error) return <CallFailed error={error} onRetry={retry} />;
  return (
    <OpeningDocuments id={application.id} label="Preparing today’s documents">
      <p>{MAKING}</p>
    </OpeningDocuments>
  );
}
