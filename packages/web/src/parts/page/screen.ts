import type { Call } from '../../state/base-query.ts';

/** What a screen says of itself in `export const handle`. */
export type ScreenHandle = {
  /** `borrower`: who is not signed in is asked to sign in first, and comes back. */
  access: 'anyone' | 'borrower';
  /** What the screen of this address reads first from the API, so that it can be asked for before the scripts run. */
  reads?: (search: URLSearchParams) => readonly Call[];
  /** Loads what the screen of this address consists of, before it takes over what the server rendered. */
  prepare?: (search: URLSearchParams) => Promise<unknown>;
  /** What the server answers it with; 200 unless said otherwise. */
  status?: number;
};

/** The address of the screen names by `id` what is read first. */
export const readsBy =
  (reading: (id: string) => Call): NonNullable<ScreenHandle['reads']> =>
  (search) => {
    const id = search.get('id');
    return id === null ? [] : [reading(id)];
  };

export function screen(handle: ScreenHandle): ScreenHandle {
  return handle;
}
