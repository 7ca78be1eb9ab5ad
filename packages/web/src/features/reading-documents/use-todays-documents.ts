import type { Day } from '@fairlead/core/calendar/day';
import { useEffect, useState } from 'react';
import { usePrepareDocumentsMutation, type Application } from '../../resources/loan-application.ts';

/**
 * Sees to it that there are documents of today: they state the day on which the money is sent, so those of an
 * earlier day cannot be signed. `replacedOf` is the day of a set that had to give way.
 */
export function useTodaysDocuments({ id, documentSet }: Application) {
  const [prepare, { error }] = usePrepareDocumentsMutation();
  const isMissing = documentSet?.isCurrent !== true;
  const staleOn = isMissing ? (documentSet?.drawdownOn ?? null) : null;
  const [replacedOf] = useState<Day | null>(staleOn);
  const isFailed = error !== undefined;

  useEffect(() => {
    if (isMissing && !isFailed) void prepare({ params: { id } });
  }, [id, isFailed, isMissing, prepare]);

  return {
    set: isMissing ? null : documentSet,
    replacedOf,
    error,
    retry: () => void prepare({ params: { id } }),
  };
}
