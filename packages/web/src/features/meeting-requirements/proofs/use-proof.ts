import type { ProofKind } from '@fairlead/core/requirement/proof';
import { useRef, useState, type SubmitEvent } from 'react';
import { useFeature } from '../../../parts/page/use-feature.ts';
import { requirementOf, type Application } from '../../../resources/loan-application.ts';
import { only } from '../../../resources/problems.ts';
import {
  useConfirmProofOfIncomeMutation,
  useProofOfAddressMutation,
  useProofOfIdMutation,
  useProofOfIncomeMutation,
  type SentFile,
} from '../../../resources/requirements/proof.ts';
import { isApiError } from '../../../state/api-error.ts';
import type { Asked } from '../RequirementScreen.tsx';
import { base64Of, type ReadyFile } from './prepare-file.ts';
import { isUnanswered, payslipsOf, READING, STATUS } from './payslips.ts';
import { PROOFS } from './proofs.ts';
import { CHOOSE, filesInWords, useChosenFiles } from './use-chosen-files.ts';
import type { ActionResult } from './use-result-focus.ts';

/** The server says what is wrong with a file itself by this status. */
const UNPROCESSABLE = 422;

type Failed = { problem: string } | { failure: unknown };

/** The calls of a proof. Each answers what went wrong, or undefined. */
function useProofCalls(kind: ProofKind, { application, requirement }: Asked, isReading: boolean) {
  const [identity] = useProofOfIdMutation();
  const [address] = useProofOfAddressMutation();
  const [income] = useProofOfIncomeMutation();
  const [confirm] = useConfirmProofOfIncomeMutation();
  const hasRead = useRef(false);
  const calls: Record<ProofKind, (body: SentFile) => { unwrap: () => Promise<Application> }> = {
    identity: (body) => identity({ params: { id: requirement.id }, body }),
    address: (body) => address({ params: { id: requirement.id }, body }),
    income: (body) => income({ params: { id: application.id }, body }),
  };
  const send = async ({ name, content }: ReadyFile): Promise<Failed | undefined> => {
    try {
      const body = { filename: name, contentType: content.type || 'application/octet-stream' };
      const sent = calls[kind]({ ...body, content: await base64Of(content) });
      const after = requirementOf(await sent.unwrap(), kind);
      const isOpen = after !== undefined && isUnanswered(after.state);
      hasRead.current = isReading && isOpen && payslipsOf(after).length > 0;
      return undefined;
    } catch (failure) {
      const isAboutFile = isApiError(failure) && failure.status === UNPROCESSABLE;
      return isAboutFile ? { problem: failure.message.replace(/\.$/, '') } : { failure };
    }
  };
  /** A proof of income waits until the borrower says that it is all there, having seen what was read. */
  const finish = async (): Promise<Failed | ActionResult> => {
    const isShownFirst = hasRead.current;
    hasRead.current = false;
    if (isShownFirst) return { id: READING };
    if (kind !== 'income') return { id: STATUS };
    try {
      await confirm({ params: { id: application.id } }).unwrap();
      return { id: STATUS };
    } catch (failure) {
      return { failure };
    }
  };
  return { send, finish };
}

/** The page of a proof: the files that are chosen, and how they are sent one after another. */
export function useProof(kind: ProofKind, asked: Asked) {
  const isReading = useFeature('auto-payslip-verification');
  const { send, finish } = useProofCalls(kind, asked, isReading);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempts, setAttempts] = useState(0);
  const [status, setStatus] = useState('');
  const [result, setResult] = useState<ActionResult | null>(null);
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const { attachments = [], state } = asked.requirement;
  const sent = attachments.filter(({ isRefused }) => !isRefused).length;
  const chosen = useChosenFiles(sent, setStatus);
  const { files, isOpening, problem, setProblem, drop, blame } = chosen;
  const isUnconfirmed = kind === 'income' && sent > 0 && state !== 'Provided';
  const isReadingFirst = isReading && isUnanswered(state) && payslipsOf(asked.requirement).length > 0;

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
    const nothing = files.length === 0 && !isUnconfirmed;
    setProblem(nothing ? PROOFS[kind].nothingChosen : undefined);
    if (!nothing) void submitAll();
  };

  const fileProblems = Object.fromEntries(files.map((file) => [file.key, file.problem]));
  const problems = only({ [CHOOSE]: problem, ...fileProblems });
  return {
    ...chosen,
    ...{ sent, result, setResult, submit, attempts, failure, status, progress, problems },
    ...{ isUnconfirmed, isReadingFirst },
  };
}
