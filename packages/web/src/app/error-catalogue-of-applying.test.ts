import { BRANDS, brandNamed } from '@fairlead/brands/brands';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { submitDraft } from '../features/applying/submit-draft.ts';
import { DOCUMENT_ERRORS, parseDocumentUrl } from '../resources/document/document-url.ts';
import { draftStarted, selectSubmission } from '../resources/draft/draft-slice.ts';
import { loanApplicationApi, readingOf } from '../resources/loan-application.ts';
import { modalClosed, modalOpened } from '../state/modals-slice.ts';
import { selectNotifications } from '../state/notifications-slice.ts';
import { anApplication, APPLICATION_ID } from '../testing/applications.ts';
import { aDraft } from '../testing/drafts.ts';
import { fakeApi, type Replies } from '../testing/fake-api.ts';
import { TODAY } from '../testing/today.ts';
import { createStore } from './store.ts';

const { trackApplyVisit, readApplication } = loanApplicationApi.endpoints;

beforeEach(() => {
  const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('sessionStorage', nothing);
  vi.stubGlobal('localStorage', nothing);
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { search: '', pathname: '/account/borrow' });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function page(replies: Replies = {}) {
  fakeApi(replies);
  return createStore({ brand: BRANDS.lendable, env: 'sandbox', today: TODAY }).store;
}

// The rows of the specification's error catalogue about applying, each by its own name.

test('Closing an unknown modal id', () => {
  const { dispatch, getState } = page();
  dispatch(modalOpened('step-up'));
  expect(() => dispatch(modalClosed('session-ending'))).toThrow('Attempting to close an invalid modal id');
  expect(getState().modals.open).toEqual(['step-up']);
});

test('Invalid document type / category', () => {
  const errorOf = (url: string) => {
    const parsed = parseDocumentUrl(url);
    return parsed.ok ? undefined : DOCUMENT_ERRORS[parsed.refusal];
  };
  expect(errorOf('/loan-applications/abc/read-diary.html')).toBe('Invalid document type');
  expect(errorOf('/cars/abc/contract.pdf')).toBe('Invalid document category');
});

test('Unknown brand', () => {
  expect(() => brandNamed('unknown')).toThrow('Brand not configured');
});

test('track-apply-visit fails', async () => {
  const application = anApplication({ state: 'Quoted' });
  const { dispatch, getState } = page({
    readApplication: { data: application },
    trackApplyVisit: { refusal: 'internalError' },
  });
  const input = readingOf(APPLICATION_ID);
  await dispatch(readApplication.initiate(input));
  await dispatch(trackApplyVisit.initiate({ params: { id: APPLICATION_ID } }));
  const shown = readApplication.select(input)(getState());
  expect([shown.data, shown.error]).toEqual([application, undefined]);
  expect(selectNotifications(getState())).toEqual([]);
});

test('Failed form submit', async () => {
  const { dispatch, getState } = page({ submitApplication: { refusal: 'bureauUnavailable' } });
  dispatch(draftStarted(aDraft()));
  const sending = dispatch(submitDraft('unsecured-2026-1'));
  expect(selectSubmission(getState())).toMatchObject({ status: 'LOADING', failure: null });
  await sending;
  // One status: an error is neither under way nor a success.
  expect(selectSubmission(getState())).toEqual({
    status: 'ERROR',
    failure: 'bureauUnavailable',
    message:
      'We cannot check your details at the moment. Your answers are saved: try again in a few minutes.',
  });
});
