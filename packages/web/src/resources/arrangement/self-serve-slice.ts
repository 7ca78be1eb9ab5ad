import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Day } from '@fairlead/core/calendar/day';
import { signedOut } from '../../state/auth-slice.ts';
import { rootReducer, type RootState } from '../../state/root-reducer.ts';
import { arrangementApi, type ArrangementAnswers, type ArrangementInfo } from './arrangement.ts';

/** The answers that the form drops when a plan is loaded (specification, section 3). */
type Dropped = 'reason' | 'other' | 'priorityBillsUpdated' | 'amount' | 'term' | 'affordability';

/**
 * What is sent with the next change: an answer that is dropped on load is here once it is given in this visit. Those that
 * are saved are in the plan that the server answered.
 */
type SelfServeForm = Omit<ArrangementAnswers, Dropped> & Partial<Pick<ArrangementAnswers, Dropped>>;

/** Null until a plan is loaded. */
type SelfServeState = { loanId: string | null; formData: SelfServeForm | null };

const initialState: SelfServeState = { loanId: null, formData: null };

type Update = { loanId: string; changes: Partial<ArrangementAnswers> };

const formOf = ({
  reason: _reason,
  other: _other,
  priorityBillsUpdated: _updated,
  amount: _amount,
  term: _term,
  affordability: _affordability,
  ...form
}: ArrangementAnswers): SelfServeForm => form;

const { openArrangement, changeArrangement, arrangementInfo } = arrangementApi.endpoints;

const selfServeSlice = createSlice({
  name: 'selfServe',
  initialState,
  reducers: {
    formDataUpdated: (state, { payload: { loanId, changes } }: PayloadAction<Update>) => {
      if (state.formData === null || state.loanId !== loanId)
        throw new Error('Financial arrangement data not loaded');
      Object.assign(state.formData, changes);
    },
  },
  extraReducers: (build) => {
    build.addCase(signedOut, () => initialState);
    build.addMatcher(
      isAnyOf(openArrangement.matchFulfilled, changeArrangement.matchFulfilled),
      (_state, { payload: { formData }, meta }) => {
        const { originalArgs } = meta.arg;
        const loanId = typeof originalArgs === 'string' ? originalArgs : originalArgs.params.id;
        return { loanId, formData: formOf(formData) };
      },
    );
  },
  selectors: { selectSelfServeForm: ({ formData }) => formData },
});

export const { formDataUpdated } = selfServeSlice.actions;

declare module '../../state/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof selfServeSlice> {}
}

const injected = selfServeSlice.injectInto(rootReducer);

export const { selectSelfServeForm } = injected.selectors;

/** Opens a plan. It is exported here because the slice has to be there when the plan is answered. */
export const { useOpenArrangementQuery } = arrangementApi;

/** What a plan of a loan could be; undefined until it is read. */
function selectSelfServeInfo(state: RootState, loanId: string): ArrangementInfo | undefined {
  return arrangementInfo.select(loanId)(state).data;
}

const NO_DATES: readonly Day[] = [];

/** The days on which the first payment of a plan of a loan can be due. */
export function selectEligibleDates(state: RootState, loanId: string): readonly Day[] {
  return selectSelfServeInfo(state, loanId)?.eligibleDates ?? NO_DATES;
}
