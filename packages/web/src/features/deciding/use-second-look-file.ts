import { useState } from 'react';
import { prepareFile, type ReadyFile } from '../../parts/files/prepare-file.ts';

/** The file that goes with what the borrower wrote, and what is wrong with one that was chosen. */
export function useSecondLookFile() {
  const [ready, setReady] = useState<ReadyFile | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const [isOpening, setIsOpening] = useState(false);
  const open = async (file: File): Promise<void> => {
    setIsOpening(true);
    const prepared = await prepareFile(file);
    setIsOpening(false);
    setReady('ready' in prepared ? prepared.ready : null);
    setProblem('problem' in prepared ? prepared.problem : undefined);
  };
  const choose = ([file]: readonly File[]): void => {
    if (file) void open(file);
  };
  const remove = (): void => {
    setReady(null);
    setProblem(undefined);
  };
  /** The server does not take it: another one is to be chosen. */
  const refuse = (message: string): void => {
    setReady(null);
    setProblem(message);
  };
  return { ready, problem, isOpening, choose, remove, refuse };
}
