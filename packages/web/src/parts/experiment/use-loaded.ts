import { useEffect, useState } from 'react';
import { useAppDispatch, type AppThunk } from '../../state/hooks.ts';

/** Loads the seeds of a borrower or a browser; true once they are known, or will not be. */
export function useLoaded(load: (unitId: string) => AppThunk<Promise<void>>, unitId: string): boolean {
  const dispatch = useAppDispatch();
  const [readyFor, setReadyFor] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    void dispatch(load(unitId)).then(() => {
      if (isShown) setReadyFor(unitId);
    });
    return () => {
      isShown = false;
    };
  }, [dispatch, load, unitId]);
  return readyFor === unitId;
}
