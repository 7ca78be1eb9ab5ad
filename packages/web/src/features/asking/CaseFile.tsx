import { MOST_FILES } from '@fairlead/core/requirement/proof';
import { FieldError } from '@fairlead/ui/field/Field';
import { Spoken } from '@fairlead/ui/shared/Spoken';
import { FileButton } from '../../parts/files/FileButton.tsx';
import { PHOTOS_AND_PDFS } from '../../parts/files/photos-and-pdfs.ts';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { presentCase } from '../../parts/cases/present-case.ts';
import type { LoanCase } from '../../resources/repaying/cases.ts';
import { useCaseFile } from './use-case-file.ts';

/** The bank's proof of a payment that is looked for: what was sent, and another file. */
export function CaseFile({ asked }: { asked: LoanCase }) {
  const { sent, isBusy, problem, failure, choose } = useCaseFile(asked);
  const { id, reference, files } = sent ?? asked;
  const { title } = presentCase(asked);
  const had = files.length > 0 ? `We have ${files.map(({ filename }) => filename).join(', ')}.` : '';
  const status = isBusy ? 'Sending your file …' : had;
  const control = `proof-${id}`;
  return (
    <div className="stack gap-3">
      <h4>Proof from your bank</h4>
      <p className="hint" id={`${control}-hint`}>
        A screenshot or statement that shows the payment leaving your account helps us find it. A JPG, PNG or
        PDF of up to 10 MB.
      </p>
      {failure !== null && <ActionFailed error={failure} />}
      {problem !== undefined && <FieldError id={control} message={problem} />}
      {status !== '' && <p>{status}</p>}
      <Spoken text={status} />
      {files.length < MOST_FILES && (
        <FileButton
          id={control}
          variant="secondary"
          accept={PHOTOS_AND_PDFS}
          isSingle
          describedBy={problem === undefined ? `${control}-hint` : `${control}-hint ${control}-error`}
          onChoose={choose}
        >
          {files.length === 0 ? 'Add a file' : 'Add another file'}
          <span className="visually-hidden">
            {' '}
            for {title}, reference {reference}
          </span>
        </FileButton>
      )}
    </div>
  );
}
