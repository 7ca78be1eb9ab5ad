import { useState } from 'react';
import { fileBody, prepareFile } from '../../parts/files/prepare-file.ts';
import { useSendCaseFileMutation, type LoanCase } from '../../resources/repaying/cases.ts';
import { isApiError, UNPROCESSABLE } from '../../state/api-error.ts';

/** The server says what is wrong with the file by this status. */

/** Sends a file that shows a payment, and what is wrong with it. */
export function useCaseFile({ id }: Pick<LoanCase, 'id'>) {
  const [sendFile, { isLoading, data }] = useSendCaseFileMutation();
  const [isOpening, setIsOpening] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const [failure, setFailure] = useState<unknown>(null);
  const send = async (file: File): Promise<void> => {
    setProblem(undefined);
    setFailure(null);
    setIsOpening(true);
    try {
      const prepared = await prepareFile(file);
      if ('problem' in prepared) setProblem(prepared.problem);
      else await sendFile({ params: { id }, body: await fileBody(prepared.ready) }).unwrap();
    } catch (error) {
      if (isApiError(error) && error.status === UNPROCESSABLE) setProblem(error.message.replace(/\.$/, ''));
      else setFailure(error);
    } finally {
      setIsOpening(false);
    }
  };
  return {
    /** The case with what was sent last. */
    sent: data,
    isBusy: isOpening || isLoading,
    problem,
    failure,
    choose: ([file]: readonly File[]): void => {
      if (file && !isOpening && !isLoading) void send(file);
    },
  };
}
