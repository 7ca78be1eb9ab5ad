import { Button } from '@fairlead/ui/button/Button';
import { evidencePath, useLazyReadEvidenceQuery } from '../../resources/document/evidence.ts';
import { ActionFailed } from '../page/ActionFailed.tsx';

/** What was signed as one ZIP. Its record is read first, which asks for the SMS code where the session needs it. */
export function DownloadEvidence({ loanId }: { loanId: string }) {
  const [read, { error, isFetching }] = useLazyReadEvidenceQuery();
  const download = async (): Promise<void> => {
    const { isSuccess } = await read({ params: { id: loanId } });
    if (isSuccess) window.location.assign(evidencePath(loanId));
  };
  return (
    <div className="stack gap-3">
      {error !== undefined && !isFetching && <ActionFailed error={error} />}
      <div>
        <Button variant="secondary" busy={isFetching} onClick={() => void download()}>
          Download everything you signed
        </Button>
      </div>
      <p className="muted small">
        A ZIP file with your documents as you saw them, the times when you confirmed and signed them, and
        codes to check that nothing was changed.
      </p>
    </div>
  );
}
