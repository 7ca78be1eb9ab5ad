import type { DataOf } from '@fairlead/contract/wire/client';
import type { ProductId } from '@fairlead/core/pricing/products';
import { isHirePurchase } from '@fairlead/core/pricing/product-dates';
import { carBody } from '../../parts/car/car-body.ts';
import { carOf } from '../../parts/car/car-fields.ts';
import { signInWithToken } from '../../resources/auth.ts';
import {
  draftFinished,
  selectTypedDraft,
  submissionFailed,
  submissionStarted,
  submissionSucceeded,
} from '../../resources/draft/draft-slice.ts';
import { refusalFrom } from '../../resources/draft/refusal.ts';
import { savingOf } from '../../resources/draft/saved-draft.ts';
import { APPLICATION_EMBEDS, isCorrectable, loanApplicationApi } from '../../resources/loan-application.ts';
import { isApiError, networkError, type ApiError } from '../../state/api-error.ts';
import type { AppThunk } from '../../state/hooks.ts';
import { applicationBody } from './application-body.ts';
import { selectDraft } from './select-draft.ts';
import { WIRE_FIELDS } from './steps.ts';

export type Decided = DataOf<'submitApplication'>;

/**
 * Sends the form. The same answers always go with the same idempotency key, so that pressing again after a lost
 * connection, a reload or an outage is one application. Returns the decision, or null: then the state says why.
 */
export function submitDraft(product: ProductId): AppThunk<Promise<Decided | null>> {
  return async (dispatch, getState) => {
    const draft = selectDraft(getState());
    const saving = savingOf(selectTypedDraft(getState()));
    const input = {
      body: {
        ...applicationBody(draft, product),
        ...(isHirePurchase(product) ? carBody(carOf(selectTypedDraft(getState()))) : {}),
      },
      query: { embedded: APPLICATION_EMBEDS, ...(draft.referral === '' ? {} : { referral: draft.referral }) },
      ...(saving && { draftKey: saving.key }),
    };
    dispatch(submissionStarted());
    try {
      const decided = await dispatch(loanApplicationApi.endpoints.submitApplication.initiate(input)).unwrap();
      await dispatch(takeUp(decided));
      return decided;
    } catch (error) {
      dispatch(failed(isApiError(error) ? error : networkError()));
      return null;
    }
  };
}

/** Signs a new applicant in with the token; someone who is signed in already stays so. */
function takeUp({ autoLoginToken, state }: Decided): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const isSignedIn = getState().auth.authObject !== null;
    if (autoLoginToken !== null && !isSignedIn) await dispatch(signInWithToken(autoLoginToken));
    dispatch(submissionSucceeded());
    if (!isCorrectable(state)) dispatch(draftFinished());
  };
}

function failed(error: ApiError) {
  return submissionFailed({
    failure: error.type,
    message: error.message,
    ...(error.type === 'validationFailed' ? { refusal: refusalFrom(error, WIRE_FIELDS) } : {}),
  });
}
