import { useSyncExternalStore } from 'react';

/** Whether the module runs in a browser; false on the server. */
export const isInBrowser = typeof document !== 'undefined';

const neverChanges = () => () => undefined;

/**
 * A value that only the browser knows. The first render there has `onServer` like the server; a second follows only where
 * the value is another.
 */
export function useOfBrowser(read: () => boolean, onServer: boolean): boolean {
  return useSyncExternalStore(neverChanges, read, () => onServer);
}

/** False on the server and in the browser's first render, which has to be the same; true from then on. */
export function useIsInBrowser(): boolean {
  return useOfBrowser(() => true, false);
}
