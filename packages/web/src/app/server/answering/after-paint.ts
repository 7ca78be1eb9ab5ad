/**
 * Starts the scripts of the page once it has been painted, so that they do not take the line from what it is painted
 * with. It is sent as text, so it uses nothing from outside itself.
 */
function startAfterPaint(): void {
  const start = async (): Promise<void> => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="after-paint"]')];
    for (const link of links) link.rel = 'modulepreload';
    // Each file is evaluated in a task of its own: what all others import first (vite.config.ts names these files), the
    // page last. A file that cannot be loaded makes the page's own script fail, which imports it too.
    for (const name of ['/react-', '/store-', '/account-', '']) {
      for (const { href } of links.toReversed()) {
        if (!href.includes(name) || href.includes('/entry.client')) continue;
        await import(/* @vite-ignore */ href).catch(() => undefined);
      }
    }
    const waiting = document.querySelector<HTMLScriptElement>('script[type="after-paint"]');
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = waiting?.nonce ?? '';
    script.textContent = waiting?.textContent ?? '';
    document.body.append(script);
  };
  // A page in the background is not painted, and not every browser tells.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    void start();
    return;
  }
  const painted = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    painted.disconnect();
    void start();
  });
  painted.observe({ type: 'paint', buffered: true });
}

/** The text of an inline script, for the end of the page. */
export const START_AFTER_PAINT = `(${startAfterPaint.toString()})()`;

/** The router's page with its scripts and their preloads made to wait for `START_AFTER_PAINT`. */
export function withWaitingScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="after-paint"')
    .replaceAll('type="module" async=""', 'type="after-paint"');
}
