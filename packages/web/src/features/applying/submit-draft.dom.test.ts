import { BRANDS } from '@fairlead/brands/brands';
import type { DataOf } from '@fairlead/contract/wire/client';
import { describe, expect, test } from 'vitest';
import { createStore } from '../../app/store.ts';
import { draftStarted, selectSubmission, selectTypedDraft } from '../../resources/draft/draft-slice.ts';
import type { Application } from '../../resources/loan-application.ts';
import { cookiesRead } from '../../state/auth-slice.ts';
import { anApplication, APPLICATION_ID } from '../../testing/applications.ts';
import { aToken, aUser, BORROWER_ID } from '../../testing/borrowers.ts';
import { aDraft } from '../../testing/drafts.ts';
import { bodiesOf, fakeApi, keysOf, type SentCall } from '../../testing/fake-api.ts';
import { SIGNED_IN } from '../../testing/render-screen.tsx';
import { submitDraft } from './submit-draft.ts';
import { TODAY } from '../../testing/today.ts';

const PRODUCT = 'unsecured-2026-1';

const decided = (
  state: Application['state'],
  autoLoginToken: string | null = null,
): { data: DataOf<'submitApplication'> } => ({ data: { ...anApplication({ state }), autoLoginToken } });

const signingInAs = (token: string) => ({
  authenticate: { data: aToken({ token }) },
  readUser: { data: aUser() },
});

const pathsOf = (sent: readonly SentCall[]) => sent.map(({ url }) => url.pathname);

function aFormToSend() {
  const { store } = createStore({ brand: BRANDS.lendable, env: 'sandbox', today: TODAY });
  store.dispatch(draftStarted(aDraft()));
  return store;
}

describe('sending the form', () => {
  test('that is decided ends the draft', async () => {
    fakeApi({ submitApplication: decided('Quoted') });
    const store = aFormToSend();
    expect(await store.dispatch(submitDraft(PRODUCT))).toMatchObject({
      id: APPLICATION_ID,
      state: 'Quoted',
    });
    expect(selectTypedDraft(store.getState()).firstName).toBe('');
  });

  test('that other details could decide otherwise keeps the draft', async () => {
    fakeApi({ submitApplication: decided('Address Mismatch') });
    const store = aFormToSend();
    await store.dispatch(submitDraft(PRODUCT));
    expect(selectTypedDraft(store.getState()).firstName).toBe('Alex');
  });

  test('while the bureau is down keeps the draft, and trying again is the same application', async () => {
    const sent = fakeApi({ submitApplication: [{ refusal: 'bureauUnavailable' }, decided('Quoted')] });
    const store = aFormToSend();
    expect(await store.dispatch(submitDraft(PRODUCT))).toBeNull();
    expect(selectSubmission(store.getState())).toMatchObject({
      status: 'ERROR',
      failure: 'bureauUnavailable',
    });
    expect(selectTypedDraft(store.getState()).firstName).toBe('Alex');
    await store.dispatch(submitDraft(PRODUCT));
    const [first, second] = keysOf(sent, 'submitApplication');
    expect(first).toBe(second);
    expect(first).toMatch(/^[\da-f-]{36}$/);
  });

  test('again after it was refused is another attempt', async () => {
    const sent = fakeApi({
      submitApplication: [
        { refusal: 'validationFailed', fields: { 'user.email': ['Check it'] } },
        decided('Quoted'),
      ],
    });
    const store = aFormToSend();
    await store.dispatch(submitDraft(PRODUCT));
    await store.dispatch(submitDraft(PRODUCT));
    const [first, second] = keysOf(sent, 'submitApplication');
    expect(first).not.toBe(second);
  });

  test('carries a partner’s referral', async () => {
    const sent = fakeApi({ submitApplication: decided('Quoted') });
    const { store } = createStore({ brand: BRANDS.lendable, env: 'sandbox', today: TODAY });
    store.dispatch(draftStarted(aDraft({ referral: 'a.signed.token' })));
    await store.dispatch(submitDraft(PRODUCT));
    expect(sent[0]!.url.searchParams.get('referral')).toBe('a.signed.token');
  });
});

describe('the session of an applicant', () => {
  test('who is new begins with the token of the decision', async () => {
    const sent = fakeApi({
      submitApplication: decided('Quoted', 'a-token-for-the-new-one'),
      ...signingInAs('new'),
    });
    const store = aFormToSend();
    await store.dispatch(submitDraft(PRODUCT));
    expect(pathsOf(sent)).toEqual(['/v2/loan-applications', '/v2/auth', `/v2/users/${BORROWER_ID}`]);
    expect(bodiesOf(sent, 'authenticate')).toEqual([
      { type: 'auto_login', data: { token: 'a-token-for-the-new-one' } },
    ]);
    expect(store.getState().auth.authObject?.token).toBe('new');
  });

  test('who is signed in already is not replaced', async () => {
    const sent = fakeApi({
      submitApplication: decided('Quoted', 'a-token-for-another'),
      ...signingInAs('other'),
    });
    const store = aFormToSend();
    store.dispatch(cookiesRead(SIGNED_IN));
    await store.dispatch(submitDraft(PRODUCT));
    expect(pathsOf(sent)).toEqual(['/v2/loan-applications']);
    expect(store.getState().auth.authObject).toEqual(SIGNED_IN);
    expect(selectSubmission(store.getState()).status).toBe('SUCCESS');
  });
});
