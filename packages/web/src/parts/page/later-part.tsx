import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A part of a page that is loaded after the rest. Where it cannot be loaded the page says so, and stays. */
export function laterPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const Missing = () => <p className="muted">We couldn’t load {name}. Reload the page to see it.</p>;
  return lazy(async () => ({ default: await load().catch(() => Missing) }));
}
