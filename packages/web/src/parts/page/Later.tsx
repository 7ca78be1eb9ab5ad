import { useDeferredValue, type ReactNode } from 'react';

/** Content below the first view, or closed: rendered after the rest of the page, so that a press never waits for it. */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
