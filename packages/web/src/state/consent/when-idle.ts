/** The wait after loading in browsers without requestIdleCallback. */
const WITHOUT_IDLE_CALLBACK_MS = 2_000;

/** After this long, stop waiting for the browser to be idle. */
const AT_LATEST_MS = 5_000;

/** Runs something once the page has loaded and the browser is idle, or after a time limit. */
export function whenIdle(run: () => void): void {
  const wait = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: AT_LATEST_MS });
    else setTimeout(run, WITHOUT_IDLE_CALLBACK_MS);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
