import { useSyncExternalStore } from 'react';

/** Whether the module runs in a browser; false on the server. */
export const isInBrowser = typeof document !== 'undefined';

const neverChanges = () => () => undefined;

/**
 * A value that only the browser knows. The browser's first render has `onServer`, as the server's has. A second one
 * follows only where the value differs.
 */
export function useBrowserValue(read: () => boolean, onServer: boolean): boolean {
  return useSyncExternalStore(neverChanges, read, () => onServer);
}

/** False on the server and in the browser's first render, which has to be the same; true from then on. */
export function useIsInBrowser(): boolean {
  return useBrowserValue(() => true, false);
}
