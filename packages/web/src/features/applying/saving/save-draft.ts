import type { BodyOf } from '@fairlead/contract/wire/client';
import { parseEmail } from '@fairlead/core/person/email';
import { fieldsFilledIn, selectTypedDraft } from '../../../resources/draft/draft-slice.ts';
import { savedDraftApi, savingOf, type Saving } from '../../../resources/draft/saved-draft.ts';
import { newKey } from '../../../resources/new-key.ts';
import { isApiError } from '../../../state/api-error.ts';
import { DRAFT_VERSION } from '../../../state/draft-storage.ts';
import type { AppThunk } from '../../../state/hooks.ts';
import type { StoreExtra } from '../../../state/store-extra.ts';

/** `none` while there is no address to save it for, `gone` when this tab has nothing more to save. */
export type SaveResult = 'none' | 'saved' | 'failed' | 'gone';

type Body = BodyOf<'saveDraft'>;

/** Saves follow each other, so that an older one never replaces a newer one. */
const lastSaves = new WeakMap<StoreExtra, Promise<unknown>>();

/** After this long, a save without an answer makes room for the next. */
const GIVE_UP_AFTER_MS = 10_000;

/** Every field of the form, and the key by which the server knows it. */
type Form = Readonly<Record<string, unknown>> & { readonly email: string };

/** Saves the form under the page that is open. It never fails: it returns the outcome. */
export function saveDraft(page: string, form: Form): AppThunk<Promise<SaveResult>> {
  return (dispatch, _getState, extra) => {
    const before = lastSaves.get(extra) ?? Promise.resolve();
    const save = before.then(() => dispatch(saveNow(page, form)));
    lastSaves.set(extra, save);
    return save;
  };
}

function saveNow(page: string, form: Form): AppThunk<Promise<SaveResult>> {
  return async (dispatch, getState) => {
    const { key, isSaved, isGone } = savingOf(selectTypedDraft(getState())) ?? NOT_SAVED();
    if (isGone) return 'gone';
    if (!parseEmail(form.email).ok) return 'none';
    dispatch(fieldsFilledIn({ saving: { key, isSaved, isGone } }));
    const body = { key, isNew: !isSaved, page, version: DRAFT_VERSION, answers: answersOf(form) };
    // The form's pages have the names of the contract: form-pages.test.ts.
    const call = dispatch(savedDraftApi.endpoints.saveDraft.initiate({ body: body as Body }));
    const limit = setTimeout(() => call.abort(), GIVE_UP_AFTER_MS);
    try {
      await call.unwrap();
      dispatch(noted(key, { isSaved: true }));
      return 'saved';
    } catch (error) {
      if (!isApiError(error) || error.type !== 'draftGone') return 'failed';
      dispatch(noted(key, { isGone: true }));
      return 'gone';
    } finally {
      clearTimeout(limit);
    }
  };
}

const NOT_SAVED = (): Saving => ({ key: newKey(), isSaved: false, isGone: false });

/** The fields of the form alone. */
function answersOf({ saving: _saving, ...answers }: Form): Body['answers'] {
  // The contract has the same fields: saving.dom.test.tsx.
  return answers as Body['answers'];
}

/** Notes the outcome, unless the form has been sent and another one begun meanwhile. */
function noted(key: string, changes: Partial<Saving>): AppThunk<void> {
  return (dispatch, getState) => {
    const now = savingOf(selectTypedDraft(getState()));
    if (now?.key === key) dispatch(fieldsFilledIn({ saving: { ...now, ...changes } }));
  };
}
