import { Button } from '@fairlead/ui/button/Button';
import type { ReactNode } from 'react';
import type { Asked } from '../RequirementScreen.tsx';
import { pagesInWords } from './present-file.ts';
import type { ChosenFile } from './use-chosen-files.ts';

const KILOBYTE = 1024;

function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  return kilobytes < KILOBYTE ? `${kilobytes} kB` : `${(kilobytes / KILOBYTE).toFixed(1)} MB`;
}

const Picture = ({ preview }: { preview: string | null | undefined }) => (
  <span className="file-picture" aria-hidden="true">
    {preview ? <img src={preview} alt="" /> : <span className="file-mark" />}
  </span>
);

type ChosenFilesProps = {
  files: readonly ChosenFile[];
  isSending: boolean;
  onRemove: (file: ChosenFile) => void;
};

/** What was chosen, each with what is wrong with it. */
export function ChosenFiles({ files, isSending, onRemove }: ChosenFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className="file-list" aria-label="Files to send">
      {files.map((file) => (
        <li key={file.key} className={file.problem === undefined ? 'file-row' : 'file-row file-row-wrong'}>
          <Picture preview={file.ready?.preview} />
          <div className="file-words">
            <span className="file-name">{file.name}</span>
            {file.problem === undefined ? (
              <span className="hint">{file.ready && sizeInWords(file.ready.content.size)}</span>
            ) : (
              <p className="field-error" id={`${file.key}-error`}>
                <span className="visually-hidden">Error: </span>
                {file.problem}
              </p>
            )}
          </div>
          <Button
            id={file.key}
            variant="plain"
            busy={isSending}
            aria-label={`Remove ${file.name}`}
            aria-describedby={file.problem === undefined ? undefined : `${file.key}-error`}
            onClick={() => onRemove(file)}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The heading of what was sent, which is focused when a file is added to it. */
export const SENT_FILES = 'sent-files';

/** A file that is stored, with what can be done with it or has happened to it. */
export function FileRow({ name, hint, children }: { name: string; hint: string; children: ReactNode }) {
  return (
    <li className="file-row">
      <Picture preview={null} />
      <div className="file-words">
        <span className="file-name">{name}</span>
        <span className="hint">{hint}</span>
      </div>
      {children}
    </li>
  );
}

/** What was sent, and what has become of it. */
export function SentFiles({ attachments = [] }: { attachments: Asked['requirement']['attachments'] }) {
  if (attachments.length === 0) return null;
  return (
    <section className="stack gap-3" aria-labelledby={SENT_FILES}>
      <h2 id={SENT_FILES} tabIndex={-1}>
        What you’ve sent
      </h2>
      <ul className="file-list">
        {attachments.map((file) => (
          <FileRow key={file.id} name={file.filename} hint={pagesInWords(file)}>
            <span className={file.isRefused ? 'file-state file-state-refused' : 'file-state'}>
              {file.isRefused ? 'Not accepted' : 'Sent'}
            </span>
          </FileRow>
        ))}
      </ul>
    </section>
  );
}
