import type { DataOf } from '@fairlead/contract/wire/client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiError } from './api-error.ts';
import type { AuthObject } from './auth-object.ts';

export type AuthAction = 'requestAuthToken' | 'loadUserData' | 'initialiseSession';

/** The error of a failed session call, by the action tried. */
export type AuthError = { action: AuthAction; error: ApiError };

/** A borrower with where their account begins. */
export type KnownUser = DataOf<'readUser'> & { defaultPath: string; dashboardTitle: string };

/** Why a session is over: not used for too long, as long as a session can be, or ended by the server. */
export type SessionEnd = 'idle' | 'limit' | 'ended';

type Visit = Pick<DataOf<'initializeSession'>, 'id' | 'lifetimeId'> & {
  /** What the server saw of this browser when the visit began; null on its later pages. */
  client: DataOf<'initializeSession'>['client'] | null;
};

export type AuthState = {
  /** False while a single-use token of the cookies is exchanged for a session. */
  isRead: boolean;
  user: KnownUser | null;
  authObject: AuthObject | null;
  token: string | null;
  created: string | null;
  expiry: string | null;
  /** The brand of a session that the browser keeps for another brand of this host. */
  brandElsewhere: string | null;
  /** A session was found whose borrower is being read: what depends on them waits. */
  isUserAwaited: boolean;
  isLoading: boolean;
  error: AuthError | null;
  /** Where the borrower wanted to go when they were asked to sign in. */
  redirectPath: string | null;
  /** Why the borrower has to sign in again. */
  ended: SessionEnd | null;
  canApply: boolean;
  session: {
    isFetching: boolean;
    error: AuthError | null;
    client: Visit['client'];
    data: Pick<Visit, 'id' | 'lifetimeId'> | null;
  };
};

const NO_SESSION = { authObject: null, token: null, created: null, expiry: null } as const;

const initialState: AuthState = {
  ...NO_SESSION,
  isRead: false,
  user: null,
  brandElsewhere: null,
  isUserAwaited: false,
  isLoading: false,
  error: null,
  redirectPath: null,
  ended: null,
  canApply: true,
  session: { isFetching: false, error: null, client: null, data: null },
};

const cleared = {
  ...NO_SESSION,
  brandElsewhere: null,
  user: null,
  isUserAwaited: false,
  canApply: true,
  error: null,
  isLoading: false,
} as const;

const sessionOf = (authObject: AuthObject | null) =>
  authObject === null
    ? NO_SESSION
    : {
        authObject,
        token: authObject.token,
        created: authObject.created,
        expiry: authObject.expiry,
      };

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    cookiesRead: (state, { payload }: PayloadAction<AuthObject | null>) => {
      Object.assign(state, sessionOf(payload));
      state.isRead = true;
      state.isUserAwaited = payload !== null && state.user === null;
    },
    sessionFoundElsewhere: (state, { payload }: PayloadAction<string>) => {
      state.brandElsewhere = payload;
    },
    tokenRequested: (state) => {
      state.isLoading = true;
      state.error = null;
    },
    /** The user is kept when the new session is the same person's. */
    tokenReceived: (state, { payload }: PayloadAction<AuthObject>) => {
      const kept = state.user?.id === payload.userId ? state.user : null;
      Object.assign(state, sessionOf(payload), {
        isLoading: false,
        ended: null,
        user: kept,
        brandElsewhere: null,
      });
      state.canApply = kept?.canReApply !== false;
    },
    userRequested: (state) => {
      state.isLoading = true;
      state.error = null;
    },
    authFailed: (state, { payload }: PayloadAction<AuthError>) => {
      if (payload.action === 'initialiseSession') {
        state.session.isFetching = false;
        state.session.error = payload;
        return;
      }
      state.isLoading = false;
      state.error = payload;
      if (payload.action === 'loadUserData') state.isUserAwaited = false;
    },
    userLoaded: (state, { payload }: PayloadAction<KnownUser>) => {
      state.user = payload;
      state.isLoading = false;
      state.isUserAwaited = false;
      state.canApply = payload.canReApply;
    },
    sessionRequested: (state) => {
      state.session.isFetching = true;
      state.session.error = null;
    },
    sessionInitialised: (state, { payload: { client, ...data } }: PayloadAction<Visit>) => {
      state.session = { isFetching: false, error: null, client, data };
    },
    signInAsked: (state, { payload }: PayloadAction<string>) => {
      state.redirectPath = payload;
    },
    redirectFollowed: (state) => {
      state.redirectPath = null;
    },
    /** The borrower signed out: every slice that listens deletes their data. */
    signedOut: (state) => ({ ...state, ...cleared, redirectPath: null, ended: null }),
    /** The session is over without the borrower having asked for it. What was typed is kept. */
    sessionEnded: (state, { payload }: PayloadAction<SessionEnd>) => ({
      ...state,
      ...cleared,
      ended: state.authObject === null ? state.ended : payload,
    }),
  },
  selectors: {
    selectAuth: (state) => state,
    selectAuthObject: (state) => state.authObject,
  },
});

export const {
  cookiesRead,
  sessionFoundElsewhere,
  tokenRequested,
  tokenReceived,
  userRequested,
  authFailed,
  userLoaded,
  sessionRequested,
  sessionInitialised,
  signInAsked,
  redirectFollowed,
  signedOut,
  sessionEnded,
} = authSlice.actions;

export const { selectAuth, selectAuthObject } = authSlice.selectors;
