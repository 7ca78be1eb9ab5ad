import type { InputOf } from '@fairlead/contract/wire/client';
import { isApiError, networkError, type ApiError } from '../../state/api-error.ts';
import type { AppThunk } from '../../state/hooks.ts';
import { cardPaymentApi, type BankQuestion, type CardPaymentResult } from './card-payment.ts';
import { cardRepaymentFailed, cardRepaymentStarted, cardRepaymentSucceeded } from './loan-slice.ts';

/** Puts the question of the bank to the borrower by the client secret. Throws where the bank got no answer. */
export type CardAction = (question: BankQuestion) => Promise<void>;

/** What a payment has come to; open while no one knows. */
export type CardOutcome = 'paid' | 'open';

/** A loan whose payment by card is still under way has not been paid yet. */
export function outcomeOf(result: Extract<CardPaymentResult, { '@type': 'loan' }>): CardOutcome {
  return result.pendingRepayments?.some(({ method }) => method === 'CARD') ? 'open' : 'paid';
}

/** What went wrong in the browser while the bank asked. */
function actionError(error: unknown): ApiError {
  if (isApiError(error)) return error;
  const message = error instanceof Error ? error.message : String(error);
  return { ...networkError(), type: 'cardActionError', message };
}

const isDecline = (error: unknown): boolean => isApiError(error) && error.type === 'cardPaymentFailedError';

/**
 * Charges a card, and where its bank asks first, has the question answered and takes in what came of it. The server
 * finds that out: an error of the question is thrown again only where the bank still waits for its answer.
 * @param waiting a question that could not be answered before: it is put again in place of another charge
 */
export function payByCard(
  input: InputOf<'attemptCardCharge'>,
  act: CardAction,
  waiting: BankQuestion | null,
): AppThunk<Promise<CardOutcome>> {
  return async (dispatch) => {
    const { chargeCard, confirmCardPayment } = cardPaymentApi.endpoints;
    const confirm = async (question: BankQuestion): Promise<CardOutcome> => {
      const failed = await act(question).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      const body = { paymentIntentId: question.paymentIntentId };
      try {
        const result = await dispatch(
          confirmCardPayment.initiate({ params: input.params, body }, { track: false }),
        ).unwrap();
        if (result['@type'] === 'loan') return outcomeOf(result);
      } catch (error) {
        if (isDecline(error)) throw error;
        return 'open';
      }
      if (failed) throw failed.error;
      return 'open';
    };
    dispatch(cardRepaymentStarted(input.body.amount));
    try {
      const result = waiting ?? (await dispatch(chargeCard.initiate(input, { track: false })).unwrap());
      const outcome = result['@type'] === 'loan' ? outcomeOf(result) : await confirm(result);
      dispatch(cardRepaymentSucceeded());
      return outcome;
    } catch (error) {
      dispatch(cardRepaymentFailed(actionError(error)));
      throw error;
    }
  };
}
