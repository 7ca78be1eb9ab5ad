import { Button } from '@fairlead/ui/button/Button';
import { ActionFailed } from '../../../parts/page/ActionFailed.tsx';
import {
  useListEarlierFilesQuery,
  useUseEarlierFileMutation,
  type EarlierFile,
} from '../../../resources/requirements/proof.ts';
import { FileRow } from './FileTiles.tsx';
import { sentBefore } from './present-file.ts';

type EarlierFilesProps = {
  requirement: { readonly id: string };
  /** The page can change to another part by then, so it says so itself. */
  onUsed: (filename: string) => void;
};

/** What was sent before and can show what this proof asks for: nothing is asked for twice. */
export function EarlierFiles({ requirement: { id: asked }, onUsed }: EarlierFilesProps) {
  const { currentData: files = [] } = useListEarlierFilesQuery({ params: { id: asked } });
  const [take, { isLoading, error }] = useUseEarlierFileMutation();
  const choose = async ({ id, filename }: EarlierFile): Promise<void> => {
    const answer = await take({ params: { id: asked }, body: { file: id } });
    if (answer.error === undefined) onUsed(filename);
  };
  if (files.length === 0) return null;
  return (
    <section className="stack gap-3 earlier-files" aria-labelledby="earlier-files">
      <h3 id="earlier-files">Files you sent before</h3>
      {error !== undefined && <ActionFailed error={error} />}
      <ul className="file-list">
        {files.map((file) => (
          <FileRow key={file.id} name={file.filename} hint={sentBefore(file)}>
            <Button variant="plain" busy={isLoading} onClick={() => void choose(file)}>
              Use this file
              <span className="visually-hidden"> {file.filename}</span>
            </Button>
          </FileRow>
        ))}
      </ul>
    </section>
  );
}
