import type { BrandId } from '@fairlead/brands/brand';
import type { ReadyAnswer } from './prepared-response.ts';

/** The kinds of reader for whom pages differ. */
export type Reader = { brandId: BrandId; isOverridden: boolean; isAsking: boolean };

type Kept = { answer: ReadyAnswer; staleAt: number };

/** The cached pages for one kind of reader, by path. */
export type Shelf = Map<string, Kept>;

const shelves = new Map<string, Shelf>();

export function shelfFor({ brandId, isOverridden, isAsking }: Reader): Shelf {
  const key = `${brandId} ${isOverridden} ${isAsking}`;
  const shelf = shelves.get(key) ?? new Map<string, Kept>();
  shelves.set(key, shelf);
  return shelf;
}

/** The page as rendered before, if it would still be the same. */
export function keptPage(shelf: Shelf, path: string, now: Date): ReadyAnswer | undefined {
  const found = shelf.get(path);
  return found && now.getTime() < found.staleAt ? found.answer : undefined;
}
