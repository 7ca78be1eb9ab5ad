/** Some browsers do not say when they are idle: then this long after everything has loaded. */
const UNTOLD_MS = 2_000;

/** Runs something once the page has loaded and the browser has nothing else to do. */
export function whenIdle(run: () => void): void {
  const wait = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(run);
    else setTimeout(run, UNTOLD_MS);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
