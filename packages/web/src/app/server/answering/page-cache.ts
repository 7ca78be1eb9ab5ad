import type { BrandId } from '@fairlead/brands/brand';
import type { ReadyAnswer } from './prepared-response.ts';

/** What a cached page depends on, apart from its path. */
export type PageVariant = {
  brandId: BrandId;
  isOverridden: boolean;
  isAsking: boolean;
  isSignedIn: boolean;
};

type CachedPage = { answer: ReadyAnswer; staleAt: number };

/** Cached pages by path. */
export type PageCache = Map<string, CachedPage>;

const caches = new Map<string, PageCache>();

export function pageCacheFor({ brandId, isOverridden, isAsking, isSignedIn }: PageVariant): PageCache {
  const key = `${brandId} ${isOverridden} ${isAsking} ${isSignedIn}`;
  const cache = caches.get(key) ?? new Map<string, CachedPage>();
  caches.set(key, cache);
  return cache;
}

/** The page, unless it is out of date. */
export function cachedPage(cache: PageCache, path: string, now: Date): ReadyAnswer | undefined {
  const found = cache.get(path);
  return found && now.getTime() < found.staleAt ? found.answer : undefined;
}
