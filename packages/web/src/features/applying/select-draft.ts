import { createSelector } from '@reduxjs/toolkit';
import { selectTypedDraft } from '../../resources/draft/draft-slice.ts';
import { EMPTY_FORM, type Draft } from './steps.ts';

/** The whole form as it is typed; what was not answered yet is as it starts. */
export const selectDraft = createSelector(
  [selectTypedDraft],
  // Only the form's own pages write its fields.
  (typed): Draft => ({ ...EMPTY_FORM, ...typed }),
);
