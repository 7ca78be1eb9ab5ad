import type { Call } from '../../state/base-query.ts';

/** What a screen says of itself in `export const handle`. */
export type ScreenHandle = {
  /** `borrower`: who is not signed in is asked to sign in first, and comes back. */
  access: 'anyone' | 'borrower';
  /** What the screen reads first of the `id` and the `slug` in its address: it is asked for before the scripts run. */
  reads?: (id: string, slug: string) => Call | readonly Call[];
  /** Loads what the screen of this address consists of, before it takes over what the server rendered. */
  prepare?: (search: URLSearchParams) => Promise<unknown>;
  /** What the server answers it with; 200 unless said otherwise. */
  status?: number;
};

export function screen(handle: ScreenHandle): ScreenHandle {
  return handle;
}
