import { useEffect, useRef } from 'react';

/** What an action of the borrower leads to: the id of the part that shows it. A new one for each action. */
export type ActionResult = { readonly id: string };

/** Focuses what an action leads to once it is shown: its answer and the page that follows come in either order. */
export function useResultFocus(result: ActionResult | null, shownId: string | null): void {
  const done = useRef(result);
  useEffect(() => {
    if (result === null || result === done.current || result.id !== shownId) return;
    done.current = result;
    document.getElementById(shownId)?.focus();
  }, [result, shownId]);
}
