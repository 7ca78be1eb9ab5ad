import type { AppThunk } from '../../state/hooks.ts';
import { EMPTY_ARRANGEMENT } from '@fairlead/core/arrangement/form';
import { arrangementApi, type Arrangement, type ArrangementAnswers } from './arrangement.ts';
import { formDataUpdated, selectSelfServeForm } from './self-serve-slice.ts';

const { openArrangement, changeArrangement, arrangementInfo } = arrangementApi.endpoints;

type Saving = {
  readonly changes?: Partial<ArrangementAnswers>;
  /** Agrees the plan with all its answers. */
  readonly isAgreed?: boolean;
};

/**
 * Saves answers of a plan with those before. The days that are offered follow its length, so they are there before the
 * page that shows them. Rejects with the refusal.
 */
export function saveArrangement(
  loanId: string,
  { changes = {}, isAgreed = false }: Saving,
): AppThunk<Promise<Arrangement>> {
  return async (dispatch, getState) => {
    dispatch(formDataUpdated({ loanId, changes }));
    const saved = openArrangement.select(loanId)(getState()).data?.formData;
    const body = { ...EMPTY_ARRANGEMENT, ...saved, ...selectSelfServeForm(getState()), isAgreed };
    const answer = await dispatch(changeArrangement.initiate({ params: { id: loanId }, body })).unwrap();
    dispatch(arrangementApi.util.updateQueryData('openArrangement', loanId, () => answer));
    if (changes.term !== undefined)
      await dispatch(arrangementInfo.initiate(loanId, { forceRefetch: true, subscribe: false }));
    return answer;
  };
}
