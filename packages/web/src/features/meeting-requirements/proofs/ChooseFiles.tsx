import { FieldError } from '@fairlead/ui/field/Field';
import { ProgressBar } from '@fairlead/ui/progress-bar/ProgressBar';
import type { ReactNode } from 'react';
import { FileButton } from '../../../parts/files/FileButton.tsx';
import { ChosenFiles } from './FileTiles.tsx';
import { CHOOSE } from './use-chosen-files.ts';
import type { useSending } from './use-sending.ts';

const CAMERA = 'take-photo';
const ERROR = `${CHOOSE}-error`;

/** Phones send a JPEG where HEIC is not in this list. */
const PHOTOS = 'image/jpeg,image/png';

type ChooseFilesProps = {
  form: ReturnType<typeof useSending>;
  /** What can be sent. */
  hint: ReactNode;
  /** Other ways to send it. */
  children?: ReactNode;
};

/** The buttons that choose files, with what was chosen. */
export function ChooseFiles({ form, hint, children }: ChooseFilesProps) {
  const { files, add, isOpening, problem, progress, isFull, remove } = form;
  const choose = (picked: readonly File[]): void => void add(picked);
  const describedBy = problem === undefined ? `${CHOOSE}-hint` : `${CHOOSE}-hint ${ERROR}`;
  return (
    <section className="stack gap-4" aria-labelledby="your-files">
      <div className="stack gap-2">
        <h2 id="your-files">Your files</h2>
        <p className="hint" id={`${CHOOSE}-hint`}>
          {hint}
        </p>
        {problem !== undefined && <FieldError id={CHOOSE} message={problem} />}
      </div>
      <ChosenFiles files={files} isSending={progress !== null} onRemove={remove} />
      {isOpening && <p className="hint">Opening your files …</p>}
      {progress && (
        <ProgressBar
          label="Sending"
          text={`${progress.done} of ${progress.of} sent`}
          value={progress.done}
          max={progress.of}
        />
      )}
      {!isFull && !isOpening && progress === null && (
        <div className="file-buttons">
          <FileButton id={CAMERA} variant="primary" accept={PHOTOS} isCamera onChoose={choose}>
            Take a photo
          </FileButton>
          <FileButton
            id={CHOOSE}
            variant="secondary"
            accept={`${PHOTOS},application/pdf`}
            describedBy={describedBy}
            onChoose={choose}
          >
            {files.length === 0 ? 'Choose files' : 'Choose more files'}
          </FileButton>
        </div>
      )}
      {children}
    </section>
  );
}
