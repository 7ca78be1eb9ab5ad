import type { InputOf } from '@fairlead/contract/wire/client';
import { EARLY_SETTLEMENT_CALLS } from '@fairlead/contract/wire/client-endpoints/early-settlement';
import type { Day } from '@fairlead/core/calendar/day';
import type { SettlementReason } from '@fairlead/core/settlement/settlement-reasons';
import { api, callOf } from '../../state/api.ts';
import { isApiError, networkError } from '../../state/api-error.ts';
import type { AppDispatch, AppThunk } from '../../state/hooks.ts';
import {
  settlementFailed,
  settlementQuoteCreated,
  settlementQuoteStored,
  settlementRequested,
  type SettlementQuote,
} from './settlement-slice.ts';

/** Calls of a settlement. Their answers are in the slice `settlement`, so the cache forgets them. */
const settlementApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null where there is none (specification, section 8). */
    settlementQuote: build.query<SettlementQuote | null, InputOf<'unexpiredEarlySettlementQuote'>>({
      query: callOf(EARLY_SETTLEMENT_CALLS.unexpiredEarlySettlementQuote),
      extraOptions: { nullFor: 'noQuote' },
      keepUnusedDataFor: 0,
    }),
    /** Null where the loan cannot be settled (specification, section 8). */
    createSettlementQuote: build.mutation<SettlementQuote | null, InputOf<'createEarlySettlementQuote'>>({
      query: callOf(EARLY_SETTLEMENT_CALLS.createEarlySettlementQuote),
      extraOptions: { nullFor: 'settlementNotPossible' },
      invalidatesTags: ['loan'],
    }),
    chooseSettlementMethod: build.mutation<
      SettlementQuote,
      InputOf<'selectEarlySettlementQuotePaymentMethod'>
    >({
      query: callOf(EARLY_SETTLEMENT_CALLS.selectEarlySettlementQuotePaymentMethod),
      invalidatesTags: ['loan'],
    }),
    changeToDirectDebit: build.mutation<
      SettlementQuote,
      InputOf<'changeEarlySettlementQuotePaymentMethodToDirectDebit'>
    >({
      query: callOf(EARLY_SETTLEMENT_CALLS.changeEarlySettlementQuotePaymentMethodToDirectDebit),
      invalidatesTags: ['loan'],
    }),
  }),
});

const { settlementQuote, createSettlementQuote, chooseSettlementMethod, changeToDirectDebit } =
  settlementApi.endpoints;

/** Stores why a request failed, and throws it again. */
async function tracked<T>(dispatch: AppDispatch, work: () => Promise<T>): Promise<T> {
  dispatch(settlementRequested());
  try {
    return await work();
  } catch (error) {
    dispatch(settlementFailed(isApiError(error) ? error : networkError()));
    throw error;
  }
}

const readQuote = (dispatch: AppDispatch, id: string): Promise<SettlementQuote | null> =>
  dispatch(settlementQuote.initiate({ params: { id } }, { subscribe: false, forceRefetch: true })).unwrap();

/** Reads the figure in force. It does not throw: the error is in the slice. */
export function loadSettlementQuote(id: string): AppThunk<Promise<void>> {
  return (dispatch) =>
    tracked(dispatch, () => readQuote(dispatch, id)).then(
      (quote) => void dispatch(settlementQuoteStored(quote)),
      () => undefined,
    );
}

/** Makes a figure that can be paid on any of the next days, which is not stored here. */
export function createQuote(
  id: string,
  settlementReason: SettlementReason,
): AppThunk<Promise<SettlementQuote | null>> {
  return async (dispatch) => {
    const body = { type: 'settlement', settlementReason } as const;
    const quote = await tracked(dispatch, () =>
      dispatch(createSettlementQuote.initiate({ params: { id }, body }, { track: false })).unwrap(),
    );
    dispatch(settlementQuoteCreated());
    return quote;
  };
}

/** Settles the loan, or cancels it: the notice of withdrawal. The figure that is answered is stored. */
export function settleOrCancel(
  id: string,
  type: SettlementQuote['type'],
): AppThunk<Promise<SettlementQuote | null>> {
  return async (dispatch) => {
    const quote = await tracked(dispatch, () =>
      dispatch(createSettlementQuote.initiate({ params: { id }, body: { type } }, { track: false })).unwrap(),
    );
    dispatch(settlementQuoteStored(quote));
    return quote;
  };
}

/** The day on which a Direct Debit settles, of a figure with or without a method. The loan and the figure are read again. */
export function payQuoteByDirectDebit(
  id: string,
  paymentMethod: SettlementQuote['paymentMethod'],
  settleOn: Day,
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const params = { id };
    const quote = await tracked(dispatch, async () => {
      const chosen = await (paymentMethod === 'CARD'
        ? dispatch(changeToDirectDebit.initiate({ params, body: { settleOn } }, { track: false })).unwrap()
        : dispatch(
            chooseSettlementMethod.initiate(
              { params, body: { paymentMethod: 'DIRECT_DEBIT', settleOn } },
              { track: false },
            ),
          ).unwrap());
      // The day is chosen, whether or not the figure can be read again.
      return readQuote(dispatch, id).catch(() => chosen);
    });
    dispatch(settlementQuoteStored(quote));
  };
}
