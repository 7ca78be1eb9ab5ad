import { useEffect, useRef } from 'react';

/** Focuses a control when the page shows something else than before: what was pressed may be gone. */
export function useFocusAfter(shown: unknown, controlId: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    document.getElementById(controlId)?.focus();
  }, [shown, controlId]);
}
