/** Some browsers do not say when they are idle: then this long after everything has loaded. */
const UNTOLD_MS = 2_000;

/** A browser that has been busy for so long is not going to be idle. */
const AT_LATEST_MS = 5_000;

/** Runs something once the page has loaded and the browser has nothing else to do, or has had its time. */
export function whenIdle(run: () => void): void {
  const wait = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: AT_LATEST_MS });
    else setTimeout(run, UNTOLD_MS);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
