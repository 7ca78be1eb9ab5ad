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
  fieldsFilledIn,
  formLeft,
  lookUpStarted,
  postCodeTyped,
  selectTypedDraft,
  selectHasChanges,
  selectIsFinished,
  selectIsRestored,
  selectRefusal,
  selectSubmission,
  submissionFailed,
  submissionStarted,
} from './draft-slice.ts';
import { aDraft, anAddress } from '../../testing/drafts.ts';
import { EMPTY_DRAFT } from './draft.ts';

type Action = Parameters<typeof rootReducer>[1];

const after = (...actions: Action[]) =>
  actions.reduce(rootReducer, rootReducer(undefined, { type: 'start' }));

const FOUND = { ...anAddress(), flatNumber: null, line2: null, county: null };

describe('the draft', () => {
  test('starts with what was stored, which the borrower has changed before', () => {
    const state = after(draftStarted(aDraft({ amount: '9,000' })));
    expect(selectTypedDraft(state)).toMatchObject({ amount: '9,000', firstName: 'Alex' });
    expect(selectHasChanges(state)).toBe(true);
    expect(selectIsRestored(state)).toBe(true);
  });

  test('starts empty and unchanged where nothing was stored', () => {
    const state = after(draftStarted(null));
    expect(selectTypedDraft(state)).toEqual(EMPTY_DRAFT);
    expect(selectHasChanges(state)).toBe(false);
    expect(selectIsRestored(state)).toBe(true);
  });

  test('that was changed stays changed when it is opened again', () => {
    const state = after(draftChanged({ amount: '8,000' }), draftStarted(null));
    expect(selectHasChanges(state)).toBe(true);
  });

  test('is unchanged by what the page fills in by itself', () => {
    const state = after(
      draftStarted(null),
      fieldsFilledIn({ amount: '7,500', term: '36', referral: 'token', lufcd: 3 }),
    );
    expect(selectTypedDraft(state)).toMatchObject({ amount: '7,500', referral: 'token' });
    expect(selectHasChanges(state)).toBe(false);
  });

  test('is changed by an answer', () => {
    const state = after(draftChanged({ amount: '8,000' }));
    expect(selectTypedDraft(state).amount).toBe('8,000');
    expect(selectHasChanges(state)).toBe(true);
  });

  test('has two addresses, each changed by itself', () => {
    const state = after(addressChanged({ index: 1, changes: { town: 'Easterby' } }));
    expect(selectTypedDraft(state).addresses.map(({ index, town }) => [index, town])).toEqual([
      [0, ''],
      [1, 'Easterby'],
    ]);
  });

  test('forgets an address typed manually when another is looked up', () => {
    const state = after(
      addressChanged({ index: 0, changes: { populateManually: true, line1: 'Mill Road', period: 6 } }),
      postCodeTyped({ index: 0, postCode: 'M1 1AE' }),
      lookUpStarted(0),
    );
    expect(selectTypedDraft(state).addresses[0]).toMatchObject({
      populateManually: false,
      line1: '',
      postCode: 'M1 1AE',
      period: 6,
    });
  });

  test('takes an address from the list', () => {
    const state = after(addressChosen({ index: 0, found: FOUND }));
    expect(selectTypedDraft(state).addresses[0]).toMatchObject({
      houseNumber: '2',
      line2: '',
      postCode: 'LS1 4AP',
    });
  });

  const known = borrowerKnown({
    '@type': 'user',
    ...{ id: '1', email: 'ada@mail.example', firstName: 'Ada', lastName: 'Example' },
    ...{
      maskedMobileNumber: '',
      roles: [],
      canReApply: true,
      cannotReApplyBecause: null,
      dateOfBirth: day('1984-03-31'),
    },
    addresses: [FOUND],
  });

  test('takes what we know of a borrower who has typed nothing', () => {
    expect(selectTypedDraft(after(known))).toMatchObject({
      firstName: 'Ada',
      lastName: 'Example',
      email: 'ada@mail.example',
      dateOfBirth: { day: '31', month: '3', year: '1984' },
      addresses: [{ houseNumber: '2', postCode: 'LS1 4AP' }, { postCode: '' }],
    });
    expect(selectHasChanges(after(known))).toBe(false);
  });

  test.each([
    { firstName: 'Adele' },
    { lastName: 'Other' },
    { email: 'adele@work.example' },
    { dateOfBirth: { day: '', month: '4', year: '' } },
  ])('keeps what the borrower has typed over what we know of them: %o', (typed) => {
    expect(selectTypedDraft(after(draftChanged(typed), known))).toMatchObject(typed);
  });

  test('is empty when it is finished, and when the borrower signs out', () => {
    const stored = draftStarted(aDraft());
    expect(selectTypedDraft(after(stored, draftFinished()))).toEqual(EMPTY_DRAFT);
    expect(selectTypedDraft(after(stored, signedOut()))).toEqual(EMPTY_DRAFT);
  });
});

describe('a form that the server refused', () => {
  const refused = submissionFailed({
    message: '',
    failure: 'validationFailed',
    refusal: { problems: { email: 'Taken', 'addresses.0.postCode': 'Not there' }, unknown: ['Odd'] },
  });

  test('keeps every answer and remembers what to correct', () => {
    const state = after(draftStarted(aDraft()), submissionStarted(), refused);
    expect(selectTypedDraft(state).email).toBe('alex@post.example');
    expect(selectRefusal(state).problems.email).toBe('Taken');
    expect(selectSubmission(state)).toMatchObject({ status: 'ERROR', failure: 'validationFailed' });
  });

  test('opens a refused address line by line', () => {
    expect(selectTypedDraft(after(refused)).addresses[0].populateManually).toBe(true);
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
    const state = after(draftStarted(aDraft()), formLeft());
    expect(selectIsRestored(state)).toBe(true);
    expect(selectTypedDraft(state).firstName).toBe('Alex');
  });

  test('starts again when it was decided', () => {
    const decided = after(draftStarted(aDraft()), draftFinished());
    expect(selectIsFinished(decided)).toBe(true);
    expect(selectIsRestored(decided)).toBe(true);
    const left = rootReducer(decided, formLeft());
    expect([selectIsRestored(left), selectIsFinished(left)]).toEqual([false, false]);
    const again = rootReducer(left, draftStarted(null));
    expect(selectTypedDraft(again)).toEqual(EMPTY_DRAFT);
  });
});
