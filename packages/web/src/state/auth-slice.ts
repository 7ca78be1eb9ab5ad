import type { DataOf } from '@fairlead/contract/wire/client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiError } from './api-error.ts';
import type { AuthObject } from './auth-object.ts';

export type AuthAction = 'requestAuthToken' | 'loadUserData' | 'initialiseSession';

/** The error of a failed session call, by the action tried. */
export type AuthError = { action: AuthAction; error: ApiError };

type User = DataOf<'readUser'>;

type AuthState = {
  /** False while a single-use token of the cookies is exchanged for a session. */
  isRead: boolean;
  authObject: AuthObject | null;
  /** The brand of a session that the browser keeps for another brand of this host. */
  brandElsewhere: string | null;
  user: User | null;
  /** A session was found whose borrower is being read: what depends on them waits. */
  isUserAwaited: boolean;
  isLoading: boolean;
  error: AuthError | null;
  /** Where the borrower wanted to go when they were asked to sign in. */
  redirectPath: string | null;
  canApply: boolean;
  session: { isFetching: boolean; data: { id: string; lifetimeId: string } | null };
};

const initialState: AuthState = {
  isRead: false,
  authObject: null,
  brandElsewhere: null,
  user: null,
  isUserAwaited: false,
  isLoading: false,
  error: null,
  redirectPath: null,
  canApply: true,
  session: { isFetching: false, data: null },
};

const ended = {
  authObject: null,
  user: null,
  isUserAwaited: false,
  canApply: true,
  error: null,
  isLoading: false,
} as const;

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    cookiesRead: (state, { payload }: PayloadAction<AuthObject | null>) => {
      state.authObject = payload;
      state.isRead = true;
      state.isUserAwaited = payload?.limitedTo === null && state.user === null;
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
      state.isLoading = false;
      state.authObject = payload;
      state.user = kept;
      state.canApply = kept?.canReApply !== false;
    },
    authFailed: (state, { payload }: PayloadAction<AuthError>) => {
      state.isLoading = false;
      state.error = payload;
      if (payload.action === 'loadUserData') state.isUserAwaited = false;
    },
    userLoaded: (state, { payload }: PayloadAction<User>) => {
      state.user = payload;
      state.isUserAwaited = false;
      state.canApply = payload.canReApply;
    },
    sessionInitialised: (state, { payload }: PayloadAction<{ id: string; lifetimeId: string }>) => {
      state.session = { isFetching: false, data: payload };
    },
    signInAsked: (state, { payload }: PayloadAction<string>) => {
      state.redirectPath = payload;
    },
    redirectFollowed: (state) => {
      state.redirectPath = null;
    },
    /** The borrower signed out: every slice that listens deletes their data. */
    signedOut: (state) => ({ ...state, ...ended, redirectPath: null }),
    /** The server no longer knows the session. What was typed is kept. */
    sessionEnded: (state) => ({ ...state, ...ended }),
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
  authFailed,
  userLoaded,
  sessionInitialised,
  signInAsked,
  redirectFollowed,
  signedOut,
  sessionEnded,
} = authSlice.actions;

export const { selectAuth, selectAuthObject } = authSlice.selectors;
