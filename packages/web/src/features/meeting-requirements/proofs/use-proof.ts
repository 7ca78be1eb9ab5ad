import { MOST_FILES, type ProofKind } from '@fairlead/core/requirement/proof';
import { useRef, useState, type SubmitEvent } from 'react';
import type { Application } from '../../../resources/loan-application.ts';
import { only } from '../../../resources/problems.ts';
import {
  useConfirmProofOfIncomeMutation,
  useProofOfAddressMutation,
  useProofOfIdMutation,
  useProofOfIncomeMutation,
  type SentFile,
} from '../../../resources/proof.ts';
import { isApiError } from '../../../state/api-error.ts';
import type { Asked } from '../RequirementScreen.tsx';
import { base64Of, prepareFile, type ReadyFile } from './prepare-file.ts';
import { PROOFS } from './proofs.ts';

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

/** The server says what is wrong with a file itself by this status. */
const UNPROCESSABLE = 422;

type Failed = { problem: string } | { failure: unknown };

/** Sends a file to where the proof is taken. Answers what went wrong, or undefined. */
function useSending(kind: ProofKind, { application, requirement }: Asked) {
  const [identity] = useProofOfIdMutation();
  const [address] = useProofOfAddressMutation();
  const [income] = useProofOfIncomeMutation();
  const [confirm] = useConfirmProofOfIncomeMutation();
  const calls: Record<ProofKind, (body: SentFile) => { unwrap: () => Promise<Application> }> = {
    identity: (body) => identity({ params: { id: requirement.id }, body }),
    address: (body) => address({ params: { id: requirement.id }, body }),
    income: (body) => income({ params: { id: application.id }, body }),
  };
  const send = async ({ name, content }: ReadyFile): Promise<Failed | undefined> => {
    try {
      const body = { filename: name, contentType: content.type || 'application/octet-stream' };
      await calls[kind]({ ...body, content: await base64Of(content) }).unwrap();
      return undefined;
    } catch (failure) {
      const isAboutFile = isApiError(failure) && failure.status === UNPROCESSABLE;
      return isAboutFile ? { problem: failure.message.replace(/\.$/, '') } : { failure };
    }
  };
  /** A proof of income waits until the borrower says that it is all there. */
  const finish = async (): Promise<unknown> =>
    kind !== 'income'
      ? null
      : confirm({ params: { id: application.id } })
          .unwrap()
          .then(
            () => null,
            (failure: unknown) => failure,
          );
  return { send, finish };
}

const filesInWords = (count: number): string => (count === 1 ? '1 file' : `${count} files`);

/** The files that are chosen, and their way to the server one after another. */
export function useProof(kind: ProofKind, asked: Asked) {
  const { send, finish } = useSending(kind, asked);
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [problem, setProblem] = useState<string | undefined>();
  const [failure, setFailure] = useState<unknown>(null);
  const [attempts, setAttempts] = useState(0);
  const [status, setStatus] = useState('');
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const chosen = useRef(0);
  const { attachments = [] } = asked.requirement;
  const sent = attachments.filter(({ isRefused }) => !isRefused).length;
  const isUnconfirmed = kind === 'income' && sent > 0 && asked.requirement.state !== 'Provided';

  const add = async (picked: readonly File[]): Promise<void> => {
    const room = MOST_FILES - sent - files.length;
    setProblem(picked.length > room ? `You can send up to ${MOST_FILES} files` : undefined);
    setStatus('Opening your files …');
    for (const file of picked.slice(0, Math.max(0, room))) {
      const prepared = await prepareFile(file);
      chosen.current += 1;
      const row = { key: `file-${chosen.current}`, name: file.name, ...prepared };
      setFiles((before) => [...before, row]);
    }
    setStatus(`${filesInWords(Math.min(picked.length, Math.max(0, room)))} added`);
  };
  const remove = ({ key, name }: ChosenFile): void => {
    setFiles((before) => before.filter((file) => file.key !== key));
    setProblem(undefined);
    setStatus(`${name} removed`);
    document.getElementById(CHOOSE)?.focus();
  };

  /** Whether every file came through. */
  const sendAll = async (): Promise<boolean> => {
    let isWhole = true;
    for (const [done, { key, ready }] of files.entries()) {
      setProgress({ done, of: files.length });
      setStatus(`Sending ${done + 1} of ${filesInWords(files.length)} …`);
      const wrong = ready ? await send(ready) : undefined;
      if (ready && !wrong) {
        setFiles((before) => before.filter((file) => file.key !== key));
        continue;
      }
      isWhole = false;
      if (wrong && 'failure' in wrong) {
        setFailure(wrong.failure);
        break;
      }
      if (wrong)
        setFiles((before) => before.map((file) => (file.key === key ? { ...file, ...wrong } : file)));
    }
    setProgress(null);
    return isWhole;
  };
  const submitAll = async (): Promise<void> => {
    const isWhole = await sendAll();
    const unfinished = isWhole ? await finish() : null;
    if (unfinished !== null) setFailure(unfinished);
    setStatus(isWhole && unfinished === null ? 'Your files were sent' : '');
    if (!isWhole) setAttempts((before) => before + 1);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (progress) return;
    setFailure(null);
    setAttempts(attempts + 1);
    const nothing = files.length === 0 && !isUnconfirmed;
    setProblem(nothing ? PROOFS[kind].nothingChosen : undefined);
    if (!nothing) void submitAll();
  };

  const fileProblems = Object.fromEntries(files.map((file) => [file.key, file.problem]));
  return {
    files,
    sent,
    add,
    remove,
    submit,
    attempts,
    failure,
    status,
    progress,
    isFull: sent + files.length >= MOST_FILES,
    isUnconfirmed,
    problem,
    problems: only({ [CHOOSE]: problem, ...fileProblems }),
  };
}
