import { useSyncExternalStore } from 'react';

/** Whether the module runs in a browser; false on the server. */
export const isInBrowser = typeof document !== 'undefined';

const neverChanges = () => () => undefined;

/** False on the server and in the browser's first render, which has to be the same; true from then on. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
