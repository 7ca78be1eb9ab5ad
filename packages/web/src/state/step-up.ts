import type { Dispatch } from '@reduxjs/toolkit';
import { modalClosed, modalOpened } from './modals-slice.ts';

/** The modal that asks for the SMS code. */
export const STEP_UP = 'step-up';

/**
 * Where calls wait for the SMS code. A call that needs a strong session asks here and is repeated once when the
 * dialog ends with `true`; several calls that ask at once wait for the same code. Ending twice ends once.
 */
export type StepUpDesk = {
  ask(dispatch: Dispatch): Promise<boolean>;
  end(dispatch: Dispatch, isStrong: boolean): void;
};

export function createStepUpDesk(): StepUpDesk {
  let waiting: ((isStrong: boolean) => void)[] = [];
  return {
    ask(dispatch) {
      dispatch(modalOpened(STEP_UP));
      return new Promise((resolve) => waiting.push(resolve));
    },
    end(dispatch, isStrong) {
      if (waiting.length === 0) return;
      const ended = waiting;
      waiting = [];
      dispatch(modalClosed(STEP_UP));
      for (const resolve of ended) resolve(isStrong);
    },
  };
}
