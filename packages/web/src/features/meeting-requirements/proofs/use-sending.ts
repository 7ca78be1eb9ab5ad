import { useState, type SubmitEvent } from 'react';
import { only } from '../../../resources/problems.ts';
import { isApiError, UNPROCESSABLE } from '../../../state/api-error.ts';
import type { ReadyFile } from '../../../parts/files/prepare-file.ts';
import type { ActionResult } from './use-result-focus.ts';
import { CHOOSE, filesInWords, useChosenFiles } from './use-chosen-files.ts';

/** The server says what is wrong with a file itself by this status. */

/** Why a call failed: the file is to blame, or not. */
export type Failed = { problem: string } | { failure: unknown };

/** Runs a call that sends a file; answers what went wrong, or undefined. */
export async function failureOf(call: () => Promise<unknown>): Promise<Failed | undefined> {
  try {
    await call();
    return undefined;
  } catch (failure) {
    const isAboutFile = isApiError(failure) && failure.status === UNPROCESSABLE;
    return isAboutFile ? { problem: failure.message.replace(/\.$/, '') } : { failure };
  }
}

type Sending = {
  /** How many files count already. */
  readonly sent: number;
  readonly nothingChosen: string;
  /** Whether there is something to finish without another file. */
  readonly mayBeEmpty: boolean;
  readonly send: (file: ReadyFile) => Promise<Failed | undefined>;
  /** After every file was sent; answers what it leads to, or why it failed. */
  readonly finish: () => Promise<ActionResult | { readonly failure: unknown }>;
};

/** The files that are chosen, and how they are sent one after another. */
export function useSending({ sent, nothingChosen, mayBeEmpty, send, finish }: Sending) {
  const [failure, setFailure] = useState<unknown>(null);
  const [attempts, setAttempts] = useState(0);
  const [status, setStatus] = useState('');
  const [result, setResult] = useState<ActionResult | null>(null);
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const chosen = useChosenFiles(sent, setStatus);
  const { files, isOpening, problem, setProblem, drop, blame } = chosen;

  /** Whether every file came through. */
  const sendAll = async (): Promise<boolean> => {
    let isWhole = true;
    for (const [done, { key, ready, problem: known }] of files.entries()) {
      setProgress({ done, of: files.length });
      setStatus(`Sending ${done + 1} of ${filesInWords(files.length)} …`);
      const isSendable = ready !== undefined && known === undefined;
      const wrong = isSendable ? await send(ready) : undefined;
      if (isSendable && !wrong) drop(key);
      else isWhole = false;
      if (wrong && 'problem' in wrong) blame(key, wrong.problem);
      if (wrong && 'failure' in wrong) {
        setFailure(wrong.failure);
        break;
      }
    }
    setProgress(null);
    return isWhole;
  };
  const submitAll = async (): Promise<void> => {
    const isWhole = await sendAll();
    const finished = isWhole ? await finish() : undefined;
    const isDone = finished !== undefined && 'id' in finished;
    if (finished && 'failure' in finished) setFailure(finished.failure);
    setStatus(isDone ? 'Your files were sent' : '');
    if (isDone) setResult(finished);
    else setAttempts((before) => before + 1);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (progress || isOpening) return;
    setFailure(null);
    setAttempts(attempts + 1);
    const nothing = files.length === 0 && !mayBeEmpty;
    setProblem(nothing ? nothingChosen : undefined);
    if (!nothing) void submitAll();
  };

  const fileProblems = Object.fromEntries(files.map((file) => [file.key, file.problem]));
  const problems = only({ [CHOOSE]: problem, ...fileProblems });
  return {
    ...chosen,
    ...{ sent, result, setResult, submit, attempts, failure, status, say: setStatus, progress, problems },
  };
}
