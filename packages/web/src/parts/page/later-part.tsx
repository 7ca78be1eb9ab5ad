import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { isInBrowser } from './use-is-in-browser.ts';

/** A part of a page that is loaded after the rest. Where it cannot be loaded the page says so, and stays. */
export function laterPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const Missing = () => <p className="muted">We couldn’t load {name}. Reload the page to see it.</p>;
  return lazy(async () => ({ default: await load().catch(() => Missing) }));
}

/** A later part that is the whole content of a page. It starts loading with the page's script, while the page reads its data. */
export function nextPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  if (isInBrowser) load().catch(() => undefined);
  return laterPart('this page', load);
}
