import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const isInBrowser = typeof document !== 'undefined';

/** A part of a page that is loaded after the rest. Where it cannot be loaded the page says so, and stays. */
export function laterPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const Missing = () => <p className="muted">We couldn’t load {name}. Reload the page to see it.</p>;
  return lazy(async () => ({ default: await load().catch(() => Missing) }));
}

/** A later part that is all of a page: asked for as soon as the page runs, while it reads what it is about. */
export function nextPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  if (isInBrowser) load().catch(() => undefined);
  return laterPart('this page', load);
}
