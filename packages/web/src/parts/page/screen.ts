/** What a screen says of itself in `export const handle`. */
export type ScreenHandle = {
  /** `borrower`: who is not signed in is asked to sign in first, and comes back. */
  access: 'anyone' | 'borrower';
  /** What the server answers it with; 200 unless said otherwise. */
  status?: number;
};

export function screen(handle: ScreenHandle): ScreenHandle {
  return handle;
}
