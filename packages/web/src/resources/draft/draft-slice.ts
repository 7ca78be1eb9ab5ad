import type { DataOf } from '@fairlead/contract/wire/client';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { signedOut } from '../../state/auth-slice.ts';
import { rootReducer } from '../../state/root-reducer.ts';
import type { FoundAddress } from '../address.ts';
import type { RequestStatus } from '../request-status.ts';
import { choose, mergeAddress, retypePostCode } from './addresses.ts';
import { mergeBirthDate } from './birth-date.ts';
import { EMPTY_DRAFT, emptyAddress, type DraftAddress, type TypedDraft } from './draft.ts';
import { NO_REFUSAL, type Refusal } from './refusal.ts';

/** Whether the form has been sent, and with what result. `message` is what the server says to the borrower about a failure. */
type Submission = { status: RequestStatus; failure: string | null; message: string | null };

type Failure = { failure: string; message: string; refusal?: Refusal };

const submissionOf = (status: RequestStatus): Submission => ({ status, failure: null, message: null });

type DraftState = {
  draft: TypedDraft;
  /** The borrower changed something; what the page fills in by itself does not count. */
  hasChanges: boolean;
  /** False until a stored draft has been looked for. */
  isRestored: boolean;
  /** The application was decided, so the draft was deleted. The form starts empty when it is opened again. */
  isFinished: boolean;
  submission: Submission;
  refusal: Refusal;
};

const initialState: DraftState = {
  draft: EMPTY_DRAFT,
  hasChanges: false,
  isRestored: false,
  isFinished: false,
  submission: submissionOf('NOT_STARTED'),
  refusal: NO_REFUSAL,
};

type Answers = Partial<TypedDraft>;

type LineTyped = { index: 0 | 1; changes: Partial<DraftAddress> };

const draftSlice = createSlice({
  name: 'draft',
  initialState,
  reducers: {
    /** The form opened, with what was stored before, if anything. */
    draftStarted: (state, { payload: stored }: PayloadAction<Answers | null>) => {
      Object.assign(state.draft, stored);
      state.hasChanges ||= stored !== null;
      state.isRestored = true;
    },
    /** The borrower answered. */
    draftChanged: (state, { payload }: PayloadAction<Answers>) => {
      Object.assign(state.draft, payload);
      state.hasChanges = true;
      dropProblems(state, Object.keys(payload));
    },
    /** The page filled fields in by itself, which is no change of the borrower's. */
    fieldsFilledIn: (state, { payload }: PayloadAction<Answers>) => {
      Object.assign(state.draft, payload);
    },
    addressChanged: (state, { payload: { index, changes } }: PayloadAction<LineTyped>) => {
      Object.assign(state.draft.addresses[index], changes);
      state.hasChanges = true;
      dropProblems(
        state,
        Object.keys(changes).map((line) => `addresses.${index}.${line}`),
      );
    },
    postCodeTyped: (state, { payload }: PayloadAction<{ index: 0 | 1; postCode: string }>) => {
      const { index, postCode } = payload;
      state.draft.addresses[index] = retypePostCode(state.draft.addresses[index], postCode);
      state.hasChanges = true;
      dropProblems(state, [`addresses.${index}.postCode`]);
    },
    /** A looked-up address replaces one that was typed manually. */
    lookUpStarted: ({ draft }, { payload: index }: PayloadAction<0 | 1>) => {
      const { populateManually, period, postCode } = draft.addresses[index];
      if (populateManually) draft.addresses[index] = { ...emptyAddress(index), period, postCode };
    },
    addressChosen: (state, { payload }: PayloadAction<{ index: 0 | 1; found: FoundAddress }>) => {
      const { index, found } = payload;
      state.draft.addresses[index] = choose(state.draft.addresses[index], found);
      state.hasChanges = true;
    },
    /** Someone who is signed in is not asked again for what we know of them. */
    borrowerKnown: ({ draft }, { payload: user }: PayloadAction<DataOf<'readUser'>>) => {
      const { firstName, lastName, email, dateOfBirth } = user;
      draft.firstName ||= firstName;
      draft.lastName ||= lastName;
      draft.email ||= email;
      if (dateOfBirth !== undefined) draft.dateOfBirth = mergeBirthDate(dateOfBirth, draft.dateOfBirth);
      draft.addresses[0] = mergeAddress(user.addresses?.[0], draft.addresses[0]);
    },
    submissionStarted: (state) => {
      state.submission = submissionOf('LOADING');
      state.refusal = NO_REFUSAL;
    },
    submissionSucceeded: (state) => {
      state.submission = submissionOf('SUCCESS');
    },
    /** A decision that other details would not change: what was typed is not needed any more. */
    draftFinished: (state) => {
      state.draft = EMPTY_DRAFT;
      state.hasChanges = false;
      state.isFinished = true;
    },
    correctionRefused: (state, { payload }: PayloadAction<Refusal>) => takeRefusal(state, payload),
    submissionFailed: (state, { payload: { failure, message, refusal } }: PayloadAction<Failure>) => {
      state.submission = { status: 'ERROR', failure, message };
      if (refusal) takeRefusal(state, refusal);
    },
    /** The form was left, so a pending request is ignored. */
    formLeft: (state) => {
      const isUnderWay = state.submission.status === 'LOADING';
      state.submission = submissionOf(isUnderWay ? 'CANCELLED' : 'NOT_STARTED');
      if (state.isFinished) Object.assign(state, { isRestored: false, isFinished: false });
    },
    refusalAnswered: (state, { payload }: PayloadAction<readonly string[]>) => dropProblems(state, payload),
  },
  extraReducers: (build) => {
    build.addCase(signedOut, () => initialState);
  },
  selectors: {
    selectTypedDraft: ({ draft }) => draft,
    selectHasChanges: ({ hasChanges }) => hasChanges,
    selectIsRestored: ({ isRestored }) => isRestored,
    selectIsFinished: ({ isFinished }) => isFinished,
    selectSubmission: ({ submission }) => submission,
    selectRefusal: ({ refusal }) => refusal,
  },
});

/** An address that the server refused is corrected line by line, so it is shown as if it had been typed. */
function takeRefusal(state: DraftState, refusal: Refusal): void {
  state.refusal = refusal;
  for (const address of state.draft.addresses) {
    const isRefused = Object.keys(refusal.problems).some((id) =>
      id.startsWith(`addresses.${address.index}.`),
    );
    if (isRefused) address.populateManually = true;
  }
}

function dropProblems(state: DraftState, fields: readonly string[]): void {
  const left = Object.entries(state.refusal.problems).filter(([id]) => !fields.includes(id));
  state.refusal = { problems: Object.fromEntries(left), unknown: [] };
}

export const {
  draftStarted,
  draftChanged,
  fieldsFilledIn,
  addressChanged,
  postCodeTyped,
  lookUpStarted,
  addressChosen,
  borrowerKnown,
  submissionStarted,
  submissionSucceeded,
  draftFinished,
  correctionRefused,
  submissionFailed,
  formLeft,
  refusalAnswered,
} = draftSlice.actions;

declare module '../../state/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof draftSlice> {}
}

const injected = draftSlice.injectInto(rootReducer);

export const {
  selectTypedDraft,
  selectHasChanges,
  selectIsRestored,
  selectIsFinished,
  selectSubmission,
  selectRefusal,
} = injected.selectors;
