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
  let waiting: ((isStrong: boolean) => void)[] = [];
  return {
    ask(dispatch) {
      dispatch(codeAsked());
      return new Promise((resolve) => waiting.push(resolve));
    },
    end(dispatch, isStrong) {
      const told = waiting;
      waiting = [];
      dispatch(askingEnded());
      for (const tell of told) tell(isStrong);
    },
  };
}
