import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useAppDispatch } from '../../state/hooks.ts';

/** A page starts without what was tried on an earlier visit of it. */
export function useReset(reset: () => UnknownAction): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(reset());
  }, [dispatch, reset]);
}
