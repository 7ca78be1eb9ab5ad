import { isToConfirm, unreadBefore, type DocumentToRead } from '@fairlead/core/documents/reading-order';
import { useState, type SubmitEvent } from 'react';
import { taskPath } from '../../application-paths.ts';
import { useGo } from '../../parts/page/navigation.tsx';
import {
  unreadOf,
  useConfirmReadDocumentsMutation,
  type DocumentSet,
} from '../../resources/loan-application.ts';
import { isApiError } from '../../state/api-error.ts';
import { pageAfter, REPLACED } from './use-confirm-read.ts';

/** What is wrong with the ticks, or nothing: an earlier document explains a later one, so it is read first. */
function problemWith(set: DocumentSet, ticked: readonly DocumentToRead[]): string | undefined {
  if (ticked.length === 0) return 'Tick each document that you’ve read to the end';
  const isLeftOut = (slug: string): boolean =>
    unreadOf(set).some((each) => each.slug === slug) && !ticked.some((each) => each === slug);
  const missing = ticked.flatMap((slug) => unreadBefore(slug, (earlier) => !isLeftOut(earlier)));
  const [first] = set.documents.filter(({ slug }) => missing.some((each) => each === slug));
  return first && `Read the ${first.title} first, and tick it as well`;
}

/** Documents that were read elsewhere, confirmed in one call: all that are ticked, or none. */
export function useConfirmSeveral(applicationId: string, set: DocumentSet) {
  const go = useGo();
  const [confirm, { isLoading }] = useConfirmReadDocumentsMutation();
  const [values, setValues] = useState<readonly string[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  const ticked = unreadOf(set).flatMap(({ slug }) =>
    isToConfirm(slug) && values.includes(slug) ? [slug] : [],
  );
  const problem = problemWith(set, ticked);

  const send = async (): Promise<void> => {
    try {
      const body = { hasRead: true, documents: ticked, documentSet: set.id } as const;
      go(pageAfter(await confirm({ params: { id: applicationId }, body }).unwrap()));
    } catch (error) {
      // The list makes documents of today, and says why.
      if (isApiError(error) && REPLACED.includes(error.type)) go(taskPath(applicationId, 'documents'));
      else setFailure(error);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isLoading) return;
    setFailure(null);
    setAttempts(attempts + 1);
    if (problem === undefined) void send();
  };
  return {
    ticked,
    tick: setValues,
    problem: attempts > 0 ? problem : undefined,
    attempts,
    failure,
    isLoading,
    submit,
  };
}
