import { shallowEqual } from 'react-redux';
import { selectAuth, type AuthState } from './auth-slice.ts';
import { useAppSelector } from './hooks.ts';

/** Parts of the session's state by name. A component renders again only when one of its parts changes. */
export function useAuth<Name extends keyof AuthState>(...names: readonly Name[]): Pick<AuthState, Name> {
  return useAppSelector((state) => {
    const auth = selectAuth(state);
    return Object.fromEntries(names.map((name) => [name, auth[name]])) as Pick<AuthState, Name>;
  }, shallowEqual);
}
