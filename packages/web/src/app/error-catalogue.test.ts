import { BRANDS } from '@fairlead/brands/brands';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signInWithToken } from '../resources/auth.ts';
import { readChatUser } from '../resources/chat.ts';
import { loadSeeds } from '../resources/experiment/experiment.ts';
import { selectExperiments } from '../resources/experiment/experiments-slice.ts';
import { reviewApi } from '../resources/review-stats.ts';
import { loadUser } from '../resources/user.ts';
import { initialiseVisit } from '../resources/visit.ts';
import { cookiesRead, userLoaded } from '../state/auth-slice.ts';
import type { Environment } from '../state/page-settings.ts';
import { aToken, aUser } from '../testing/borrowers.ts';
import { fakeApi, type Replies } from '../testing/fake-api.ts';
import { SIGNED_IN } from '../testing/render-screen.tsx';
import { createStore } from './store.ts';
import { TODAY } from '../testing/today.ts';

type Store = ReturnType<typeof createStore>['store'];

const APPLICATION_ID = '01a1f866-0d00-742c-8dbe-984679d2ac53';

const said = { info: vi.fn(), error: vi.fn() };

beforeEach(() => {
  const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('sessionStorage', nothing);
  vi.stubGlobal('localStorage', nothing);
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { search: '', pathname: '/account/borrow' });
  for (const level of ['info', 'error'] as const) {
    said[level].mockReset();
    vi.spyOn(console, level).mockImplementation(said[level]);
  }
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page of a signed-in borrower whose server answers so. */
function page(replies: Replies, env: Environment = 'sandbox'): Store {
  fakeApi(replies);
  const { store } = createStore({ brand: BRANDS.lendable, env, today: TODAY });
  store.dispatch(cookiesRead(SIGNED_IN));
  store.dispatch(userLoaded({ ...aUser(), defaultPath: '/', dashboardTitle: 'Your account' }));
  return store;
}

const REFUSED = { refusal: 'unavailable' } as const;
const BODY = {
  status: 503,
  type: 'unavailable',
  message: 'This is not available at the moment. Try again in a few minutes',
  requestId: 'request-1',
};

type Row = {
  /** As the specification names it. */
  name: string;
  situation: string;
  endpoint: string;
  replies: Replies;
  act: (store: Store) => Promise<unknown>;
  /** What the state holds afterwards. */
  stored: (store: Store) => unknown;
  expected: unknown;
};

/** The rows of the specification's error catalogue about sessions, experiments, reviews and the chat. */
const CATALOGUE: readonly Row[] = [
  {
    name: 'Auth, user-load and session failures',
    situation: 'a token that is not given is stored with the name of the action',
    endpoint: 'authenticate',
    replies: { authenticate: REFUSED },
    act: (store) => store.dispatch(signInWithToken('a-single-use-token-of-an-email')),
    stored: (store) => store.getState().auth.error,
    expected: { action: 'requestAuthToken', error: BODY },
  },
  {
    name: 'Auth, user-load and session failures',
    situation: 'a borrower who cannot be read is stored with the name of the action',
    endpoint: 'readUser',
    replies: { readUser: REFUSED },
    act: (store) => store.dispatch(loadUser()),
    stored: (store) => store.getState().auth.error,
    expected: { action: 'loadUserData', error: BODY },
  },
  {
    name: 'Auth, user-load and session failures',
    situation: 'a visit that cannot begin is stored with the name of the action',
    endpoint: 'initializeSession',
    replies: { initializeSession: REFUSED },
    act: (store) => store.dispatch(initialiseVisit()),
    stored: (store) => store.getState().auth.session,
    expected: {
      isFetching: false,
      error: { action: 'initialiseSession', error: BODY },
      client: null,
      data: null,
    },
  },
  {
    name: 'Experiment failure',
    situation: 'of an experiment the message is stored',
    endpoint: 'readSeed',
    replies: { readSeed: REFUSED },
    act: (store) => store.dispatch(loadSeeds(APPLICATION_ID)),
    stored: (store) => selectExperiments(store.getState()),
    expected: { seeds: {}, isLoading: false, error: BODY.message },
  },
  {
    name: 'Other slices',
    situation: 'of the reviews the answer and its status are stored',
    endpoint: 'readReviewStats',
    replies: { readReviewStats: REFUSED },
    act: (store) => store.dispatch(reviewApi.endpoints.readReviewStats.initiate({})),
    stored: (store) => reviewApi.endpoints.readReviewStats.select({})(store.getState()).error,
    expected: BODY,
  },
  {
    name: 'Other slices',
    situation: 'a chat that the server does not sign starts without a name',
    endpoint: 'readChatHash',
    replies: { readChatHash: REFUSED },
    act: async (store) => expect(await store.dispatch(readChatUser())).toBeNull(),
    stored: (store) => store.getState().auth.error,
    expected: null,
  },
];

describe.each(CATALOGUE)('$name: $situation', ({ endpoint, replies, act, stored, expected }) => {
  test('in the state', async () => {
    const store = page(replies);
    await act(store);
    expect(stored(store)).toEqual(expected);
  });

  test('and the console shows what the server answered, as an error', async () => {
    await act(page(replies));
    expect(said.error.mock.calls).toEqual([[endpoint, BODY]]);
    expect(said.info).not.toHaveBeenCalled();
  });

  test('and in production no more than what names it', async () => {
    await act(page(replies, 'production'));
    const { type, status, requestId } = BODY;
    expect(said.error.mock.calls).toEqual([[endpoint, { type, status, requestId }]]);
  });
});

test('Token response @type is not authenticationToken: refused by name, and stored with the action', async () => {
  const token = { ...aToken({}), '@type': 'session' } as unknown as ReturnType<typeof aToken>;
  vi.stubGlobal('fetch', async () => Response.json({ data: token }));
  const { store } = createStore({ brand: BRANDS.lendable, env: 'sandbox', today: TODAY });
  await store.dispatch(signInWithToken('a-single-use-token-of-an-email'));
  const { error } = store.getState().auth;
  expect(error?.action).toBe('requestAuthToken');
  expect(error?.error.message).toContain('Unexpected response from auth endpoint');
});
