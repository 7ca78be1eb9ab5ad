import { day } from '@fairlead/core/calendar/day';
import { describe, expect, test } from 'vitest';
import { signedOut } from '../../state/auth-slice.ts';
import { rootReducer } from '../../state/root-reducer.ts';
import {
  addressChanged,
  addressChosen,
  borrowerKnown,
  draftChanged,
  draftFinished,
  draftStarted,
  formLeft,
  lookUpStarted,
  postCodeTyped,
  selectDraft,
  selectHasChanges,
  selectIsFinished,
  selectIsRestored,
  selectRefusal,
  selectSubmission,
  submissionFailed,
  submissionStarted,
} from './draft-slice.ts';
import { EMPTY_DRAFT } from './draft.ts';
import { aDraft, anAddress } from '../../testing/drafts.ts';

type Action = Parameters<typeof rootReducer>[1];

const after = (...actions: Action[]) =>
  actions.reduce(rootReducer, rootReducer(undefined, { type: 'start' }));

const FOUND = { ...anAddress(), flatNumber: null, line2: null, county: null };

describe('the draft', () => {
  test('starts with what was kept and what the page’s address brought', () => {
    const state = after(draftStarted({ answers: { ...aDraft(), amount: '9,000' }, isKept: true }));
    expect(selectDraft(state)).toMatchObject({ amount: '9,000', firstName: 'Alex' });
    expect(selectHasChanges(state)).toBe(true);
  });

  test('is unchanged by an example, and by what the page fills in itself', () => {
    const state = after(
      draftStarted({ answers: { amount: '7,500', term: '36' }, isKept: false }),
      draftChanged({ referral: 'token', lufcd: 3, isConsentSeen: true }),
    );
    expect(selectHasChanges(state)).toBe(false);
  });

  test('is changed by an answer', () => {
    expect(selectHasChanges(after(draftChanged({ amount: '8,000' })))).toBe(true);
  });

  test('has two addresses, each changed by itself', () => {
    const state = after(addressChanged({ index: 1, changes: { town: 'Easterby' } }));
    expect(selectDraft(state).addresses.map(({ index, town }) => [index, town])).toEqual([
      [0, ''],
      [1, 'Easterby'],
    ]);
  });

  test('forgets an address typed by hand when another is looked up', () => {
    const state = after(
      addressChanged({ index: 0, changes: { populateManually: true, line1: 'Mill Road', period: 6 } }),
      postCodeTyped({ index: 0, postCode: 'M1 1AE' }),
      lookUpStarted(0),
    );
    expect(selectDraft(state).addresses[0]).toMatchObject({
      populateManually: false,
      line1: '',
      postCode: 'M1 1AE',
      period: 6,
    });
  });

  test('takes an address from the list', () => {
    const state = after(addressChosen({ index: 0, found: FOUND }));
    expect(selectDraft(state).addresses[0]).toMatchObject({
      houseNumber: '2',
      line2: '',
      postCode: 'LS1 4AP',
    });
  });

  test('takes what is known of a borrower, under what was typed', () => {
    const known = borrowerKnown({
      '@type': 'user',
      ...{ id: '1', email: 'ada@mail.example', firstName: 'Ada', lastName: 'Example' },
      ...{ maskedMobileNumber: '', roles: [], canReApply: true, dateOfBirth: day('1984-03-31') },
      addresses: [FOUND],
    });
    expect(selectDraft(after(draftChanged({ firstName: 'Adele' }), known))).toMatchObject({
      firstName: 'Adele',
      lastName: 'Example',
      dateOfBirth: { day: '31', month: '3', year: '1984' },
      addresses: [{ houseNumber: '2', postCode: 'LS1 4AP' }, { postCode: '' }],
    });
    const typed = draftChanged({ dateOfBirth: { day: '', month: '4', year: '' } });
    expect(selectDraft(after(typed, known)).dateOfBirth.month).toBe('4');
  });

  test('is gone when it is finished, and when the borrower signs out', () => {
    const kept = draftStarted({ answers: aDraft(), isKept: true });
    expect(selectDraft(after(kept, draftFinished()))).toEqual(EMPTY_DRAFT);
    expect(selectDraft(after(kept, signedOut()))).toEqual(EMPTY_DRAFT);
  });
});

describe('a form that the server refused', () => {
  const refused = submissionFailed({
    failure: 'validationFailed',
    refusal: { problems: { email: 'Taken', 'addresses.0.postCode': 'Not there' }, unknown: ['Odd'] },
  });

  test('keeps every answer and remembers what to mend', () => {
    const state = after(draftStarted({ answers: aDraft(), isKept: true }), submissionStarted(), refused);
    expect(selectDraft(state).email).toBe('alex@post.example');
    expect(selectRefusal(state).problems.email).toBe('Taken');
    expect(selectSubmission(state)).toEqual({ status: 'ERROR', failure: 'validationFailed' });
  });

  test('opens a refused address line by line', () => {
    expect(selectDraft(after(refused)).addresses[0].populateManually).toBe(true);
  });

  test('drops a problem as soon as its field changes', () => {
    const state = after(refused, draftChanged({ email: 'other@post.example' }));
    expect(selectRefusal(state).problems).toEqual({ 'addresses.0.postCode': 'Not there' });
  });
});

describe('a form that is left', () => {
  test('is cancelled while it is being sent, and otherwise ready for next time', () => {
    expect(selectSubmission(after(submissionStarted(), formLeft())).status).toBe('CANCELLED');
    expect(selectSubmission(after(formLeft())).status).toBe('NOT_STARTED');
  });

  test('keeps its answers when nothing was decided', () => {
    const state = after(draftStarted({ answers: aDraft(), isKept: true }), formLeft());
    expect(selectIsRestored(state)).toBe(true);
    expect(selectDraft(state).firstName).toBe('Alex');
  });

  test('begins anew, with the example, when it was decided', () => {
    const decided = after(draftStarted({ answers: aDraft(), isKept: true }), draftFinished());
    expect(selectIsFinished(decided)).toBe(true);
    expect(selectIsRestored(decided)).toBe(true);
    const left = rootReducer(decided, formLeft());
    expect([selectIsRestored(left), selectIsFinished(left)]).toEqual([false, false]);
    const again = rootReducer(
      left,
      draftStarted({ answers: { amount: '7,500', term: '36' }, isKept: false }),
    );
    expect(selectDraft(again)).toEqual({ ...EMPTY_DRAFT, amount: '7,500', term: '36' });
  });
});
