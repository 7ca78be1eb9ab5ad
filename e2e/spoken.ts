import type { Page } from '@playwright/test';

declare global {
  interface Window {
    spoken: string[];
  }
}

/** Notes in the page what its live regions would say: the text of a region whenever it appears or changes. */
function noteLiveRegions(): void {
  const LIVE = '[role=alert], [role=status], [aria-live=polite], [aria-live=assertive], output';
  window.spoken = [];
  const note = (element: Element | null | undefined): void => {
    const text = element?.textContent.replaceAll(/\s+/g, ' ').trim();
    if (text) window.spoken.push(text);
  };
  new MutationObserver((changes) => {
    const regions = changes.flatMap(({ target, addedNodes }) => {
      const added = [...addedNodes].filter((node) => node instanceof Element);
      const around = target instanceof Element ? target : target.parentElement;
      return [
        around?.closest(LIVE),
        ...added.flatMap((node) => [...node.querySelectorAll(LIVE), node.closest(LIVE)]),
      ];
    });
    for (const region of new Set(regions)) note(region);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Listens to the live regions of every page that is opened from now on. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(noteLiveRegions);
}

/** What was said since this was last asked. */
export function spoken(page: Page): Promise<string[]> {
  return page.evaluate(() => window.spoken.splice(0));
}
