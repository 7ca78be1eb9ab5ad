import { MOST_FILES } from '@fairlead/core/requirement/proof';
import { useRef, useState } from 'react';
import { useFocusAfter } from '../../../parts/form/use-focus-after.ts';
import { prepareFile, type ReadyFile } from '../../../parts/files/prepare-file.ts';

/** A file that was chosen and not sent yet. */
export type ChosenFile = {
  readonly key: string;
  readonly name: string;
  /** Absent where it cannot be sent. */
  readonly ready?: ReadyFile | undefined;
  readonly problem?: string | undefined;
};

/** The id of the control that chooses files. */
export const CHOOSE = 'choose-files';

export const filesInWords = (count: number): string => (count === 1 ? '1 file' : `${count} files`);

/** The files that are chosen. `sent` were sent before; `say` announces what happened to them. */
export function useChosenFiles(sent: number, say: (text: string) => void) {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [problem, setProblem] = useState<string | undefined>();
  const [isOpening, setIsOpening] = useState(false);
  const [removed, setRemoved] = useState(0);
  const chosen = useRef(0);
  useFocusAfter(removed, CHOOSE);
  const room = Math.max(0, MOST_FILES - sent - files.length);

  const add = async (picked: readonly File[]): Promise<void> => {
    const taken = picked.slice(0, room);
    setProblem(picked.length > room ? `You can send up to ${MOST_FILES} files` : undefined);
    say('Opening your files …');
    setIsOpening(true);
    for (const file of taken) {
      const prepared = await prepareFile(file);
      chosen.current += 1;
      const row = { key: `file-${chosen.current}`, name: file.name, ...prepared };
      setFiles((before) => [...before, row]);
    }
    setIsOpening(false);
    say(`${filesInWords(taken.length)} added`);
  };
  const drop = (key: string): void => setFiles((before) => before.filter((file) => file.key !== key));
  const remove = ({ key, name }: ChosenFile): void => {
    drop(key);
    setProblem(undefined);
    say(`${name} removed`);
    setRemoved((count) => count + 1);
  };
  const blame = (key: string, wrong: string): void =>
    setFiles((before) => before.map((file) => (file.key === key ? { ...file, problem: wrong } : file)));

  return { files, isOpening, isFull: room === 0, problem, setProblem, add, drop, remove, blame };
}
