import { createSlice, type Dispatch } from '@reduxjs/toolkit';

const stepUpSlice = createSlice({
  name: 'stepUp',
  initialState: { isAsking: false },
  reducers: {
    codeAsked: (state) => {
      state.isAsking = true;
    },
    askingEnded: (state) => {
      state.isAsking = false;
    },
  },
  selectors: { selectIsAsking: (state) => state.isAsking },
});

export { stepUpSlice };
export const { selectIsAsking } = stepUpSlice.selectors;
const { codeAsked, askingEnded } = stepUpSlice.actions;

/**
 * Where calls wait for the SMS code. A call that needs a strong session asks here and is repeated once when the
 * dialog ends with `true`; several calls that ask at once wait for the same code.
 */
export type StepUpDesk = {
  ask(dispatch: Dispatch): Promise<boolean>;
  end(dispatch: Dispatch, isStrong: boolean): void;
};

export function createStepUpDesk(): StepUpDesk {
  let waiting: { promise: Promise<boolean>; resolve: (isStrong: boolean) => void } | null = null;
  return {
    ask(dispatch) {
      waiting ??= Promise.withResolvers<boolean>();
      dispatch(codeAsked());
      return waiting.promise;
    },
    end(dispatch, isStrong) {
      dispatch(askingEnded());
      waiting?.resolve(isStrong);
      waiting = null;
    },
  };
}
