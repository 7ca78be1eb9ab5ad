import type { BrandId } from '@fairlead/brands/brand';
import { tabStorage } from './storage.ts';

/** Raise it when a stored draft of an older version can no longer be read. */
export const DRAFT_VERSION = 2;

const KEPT_FOR_MS = 24 * 60 * 60 * 1000;

type Kept = { version: number; keptAtMs: number; draft: unknown };

const keyOf = (brand: BrandId): string => `application-draft.${brand}`;

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'version' in value && 'keptAtMs' in value;
}

/** The application that was being filled in: of this brand, in this tab, for a day. It has no bank details. */
export const draftStorage = {
  read(brand: BrandId, nowMs: number): unknown {
    const kept = tabStorage.read(keyOf(brand));
    const isUsable = isKept(kept) && kept.version === DRAFT_VERSION && nowMs - kept.keptAtMs < KEPT_FOR_MS;
    return isUsable ? kept.draft : null;
  },
  write(brand: BrandId, draft: unknown, nowMs: number): void {
    tabStorage.write(keyOf(brand), { version: DRAFT_VERSION, keptAtMs: nowMs, draft } satisfies Kept);
  },
  remove(brand: BrandId): void {
    tabStorage.remove(keyOf(brand));
  },
};
