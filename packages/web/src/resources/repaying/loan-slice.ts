import type { Pence } from '@fairlead/core/money/pence';
import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ApiError } from '../../state/api-error.ts';
import { sessionEnded, signedOut } from '../../state/auth-slice.ts';
import { rootReducer } from '../../state/root-reducer.ts';
import { directDebitApi } from './direct-debit.ts';
import { repaymentApi } from './repayment.ts';

type PaymentMethod = 'DIRECT_DEBIT' | 'CARD';

const NOT_TRIED = { success: false, error: null } as const;

/**
 * What a borrower asks of a loan (specification, section 3). The loan itself, and how its read is, are in the cache of
 * calls: `useLoan`.
 */
type LoanState = {
  directDebitMandateSetup: { isFetching: boolean; success: boolean; error: ApiError | null };
  earlyRepayment: { amount: Pence | null; isLoading: boolean; success: boolean; error: ApiError | null };
  lateRepayment: {
    method: PaymentMethod | null;
    amount: Pence | null;
    isLoading: boolean;
    success: boolean;
    error: ApiError | null;
    /** No card can be tried again: the payment could not be processed. */
    preventRetry: boolean;
  };
};

const initialState: LoanState = {
  directDebitMandateSetup: { isFetching: false, ...NOT_TRIED },
  earlyRepayment: { amount: null, isLoading: false, ...NOT_TRIED },
  lateRepayment: { method: null, amount: null, isLoading: false, ...NOT_TRIED, preventRetry: false },
};

/** A card that cannot be tried again (specification, section 8). */
const preventsRetry = ({ status, type, reasonCode }: ApiError): boolean =>
  status === 422 && type === 'cardPaymentFailedError' && reasonCode === 'FAILED_TO_PROCESS';

const failedWith = (error: ApiError | undefined) => ({ isLoading: false, error: error ?? null });

const startLate = (state: LoanState, method: PaymentMethod, amount: Pence): void => {
  state.lateRepayment = { ...initialState.lateRepayment, method, amount, isLoading: true };
};

const { setUpDirectDebit } = directDebitApi.endpoints;
const { payEarlyByDebit, payLateByDebit } = repaymentApi.endpoints;

const loanSlice = createSlice({
  name: 'loan',
  initialState,
  reducers: {
    earlyRepaymentReset: (state) => {
      state.earlyRepayment = initialState.earlyRepayment;
    },
    lateRepaymentReset: (state) => {
      state.lateRepayment = initialState.lateRepayment;
    },
    mandateSetupReset: (state) => {
      state.directDebitMandateSetup = initialState.directDebitMandateSetup;
    },
    cardRepaymentStarted: (state, { payload: amount }: PayloadAction<Pence>) =>
      startLate(state, 'CARD', amount),
    cardRepaymentSucceeded: ({ lateRepayment }) => {
      Object.assign(lateRepayment, { isLoading: false, success: true });
    },
    cardRepaymentFailed: ({ lateRepayment }, { payload: error }: PayloadAction<ApiError>) => {
      Object.assign(lateRepayment, failedWith(error), { preventRetry: preventsRetry(error) });
    },
  },
  extraReducers: (build) => {
    build
      .addMatcher(setUpDirectDebit.matchPending, (state) => {
        state.directDebitMandateSetup = { isFetching: true, ...NOT_TRIED };
      })
      .addMatcher(setUpDirectDebit.matchFulfilled, (state) => {
        state.directDebitMandateSetup = { isFetching: false, success: true, error: null };
      })
      .addMatcher(setUpDirectDebit.matchRejected, (state, { payload }) => {
        state.directDebitMandateSetup = { isFetching: false, success: false, error: payload ?? null };
      })
      .addMatcher(payEarlyByDebit.matchPending, (state, { meta }) => {
        const { amount } = meta.arg.originalArgs.body;
        state.earlyRepayment = { amount, isLoading: true, ...NOT_TRIED };
      })
      .addMatcher(payEarlyByDebit.matchFulfilled, ({ earlyRepayment }) => {
        Object.assign(earlyRepayment, { isLoading: false, success: true });
      })
      .addMatcher(payEarlyByDebit.matchRejected, ({ earlyRepayment }, { payload }) => {
        Object.assign(earlyRepayment, failedWith(payload));
      })
      .addMatcher(payLateByDebit.matchPending, (state, { meta }) =>
        startLate(state, 'DIRECT_DEBIT', meta.arg.originalArgs.body.amount),
      )
      .addMatcher(payLateByDebit.matchFulfilled, ({ lateRepayment }) => {
        Object.assign(lateRepayment, { isLoading: false, success: true });
      })
      .addMatcher(payLateByDebit.matchRejected, ({ lateRepayment }, { payload }) => {
        Object.assign(lateRepayment, failedWith(payload));
      })
      .addMatcher(isAnyOf(signedOut, sessionEnded), () => initialState);
  },
  selectors: {
    selectMandateSetup: ({ directDebitMandateSetup }) => directDebitMandateSetup,
    selectEarlyRepayment: ({ earlyRepayment }) => earlyRepayment,
    selectLateRepayment: ({ lateRepayment }) => lateRepayment,
  },
});

export const {
  earlyRepaymentReset,
  lateRepaymentReset,
  mandateSetupReset,
  cardRepaymentStarted,
  cardRepaymentSucceeded,
  cardRepaymentFailed,
} = loanSlice.actions;

declare module '../../state/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof loanSlice> {}
}

const injected = loanSlice.injectInto(rootReducer);

export const { selectMandateSetup, selectEarlyRepayment, selectLateRepayment } = injected.selectors;
