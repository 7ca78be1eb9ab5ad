import type { DocumentToRead } from '@fairlead/core/documents/reading-order';
import { useState } from 'react';
import { readingPath, taskPath } from '../../application-paths.ts';
import { useGo } from '../../parts/page/navigation.tsx';
import {
  unreadOf,
  useConfirmReadAdequateExplanationsMutation,
  useConfirmReadContractMutation,
  useConfirmReadSecciMutation,
  type Application,
} from '../../resources/loan-application.ts';
import { isApiError } from '../../state/api-error.ts';

/** Refusals of a document that is of another day, or of a set that another took the place of. */
export const REPLACED: readonly string[] = ['documentsOutOfDate', 'documentsOutOfOrder'];

/** "I have read this document": noted, then on to the next that has not been read, or back to the list. */
export function useConfirmRead(applicationId: string, documentSet: string, slug: DocumentToRead) {
  const go = useGo();
  const [adequateExplanations, explaining] = useConfirmReadAdequateExplanationsMutation();
  const [secci, informing] = useConfirmReadSecciMutation();
  const [contract, contracting] = useConfirmReadContractMutation();
  const [error, setError] = useState<unknown>(null);
  const calls = { 'adequate-explanations': adequateExplanations, secci, contract } as const;
  const isLoading = explaining.isLoading || informing.isLoading || contracting.isLoading;

  const confirm = async (): Promise<void> => {
    if (isLoading) return;
    setError(null);
    try {
      const body = { hasRead: true, documentSet } as const;
      const answer = await calls[slug]({ params: { id: applicationId }, body }).unwrap();
      go(pageAfter(answer));
    } catch (failure) {
      // The list makes documents of today, says why, and which comes first.
      if (isApiError(failure) && REPLACED.includes(failure.type)) go(taskPath(applicationId, 'documents'));
      else setError(failure);
    }
  };
  return { confirm: () => void confirm(), error, isLoading };
}

export function pageAfter({ id, documentSet }: Pick<Application, 'id' | 'documentSet'>): string {
  const [next] = documentSet ? unreadOf(documentSet) : [];
  return next ? readingPath(id, next.slug) : taskPath(id, 'documents');
}
