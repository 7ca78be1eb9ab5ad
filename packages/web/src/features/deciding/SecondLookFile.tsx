import { Button } from '@fairlead/ui/button/Button';
import { FieldError } from '@fairlead/ui/field/Field';
import { FileButton } from '../../parts/files/FileButton.tsx';
import { PHOTOS_AND_PDFS } from '../../parts/files/photos-and-pdfs.ts';
import type { useSecondLookFile } from './use-second-look-file.ts';

/** The id of the control that chooses the file. */
export const DOCUMENT = 'document';

/** A file that shows what the borrower wrote, if they have one. */
export function SecondLookFile({
  chosen,
  error,
}: {
  chosen: ReturnType<typeof useSecondLookFile>;
  error: string | undefined;
}) {
  const { ready, isOpening, choose, remove } = chosen;
  return (
    <section className="stack gap-3" aria-labelledby="document-heading">
      <h2 id="document-heading">A file that shows it (optional)</h2>
      <p className="hint" id={`${DOCUMENT}-hint`}>
        A letter from the agency, a payslip or a statement, for example. A JPG, PNG or PDF of up to 10 MB.
      </p>
      {error !== undefined && <FieldError id={DOCUMENT} message={error} />}
      <p role="status">
        {isOpening && 'Opening your file …'}
        {ready && (
          <>
            We’ll send <strong>{ready.name}</strong>.
          </>
        )}
      </p>
      {ready ? (
        <p>
          <Button variant="secondary" onClick={remove}>
            Remove {ready.name}
          </Button>
        </p>
      ) : (
        <FileButton
          id={DOCUMENT}
          variant="secondary"
          accept={PHOTOS_AND_PDFS}
          isSingle
          describedBy={error === undefined ? `${DOCUMENT}-hint` : `${DOCUMENT}-hint ${DOCUMENT}-error`}
          onChoose={choose}
        >
          Choose a file
        </FileButton>
      )}
      {error !== undefined && (
        <p>
          <Button variant="plain" onClick={remove}>
            Continue without a file
          </Button>
        </p>
      )}
    </section>
  );
}
