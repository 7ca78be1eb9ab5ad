import type { ColumnType } from 'kysely';
import type { BrandId } from '@fairlead/brands/brand';

declare const jsonText: unique symbol;

/** JSON as it is handed to a driver. Both drivers would turn a bare array into something else. */
export type JsonText = string & { readonly [jsonText]: true };

/** A jsonb column: read as its value, written as `json(value)`. */
export type Json<T> = ColumnType<T, JsonText, JsonText>;

export function json(value: unknown): JsonText {
  return JSON.stringify(value) as JsonText; // the one maker of JsonText
}

declare const sealed: unique symbol;

/** Text that only the cipher can read. */
export type Sealed = string & { readonly [sealed]: true };

/** An instant, ISO 8601 in UTC with milliseconds. */
export type Instant = string;

/** What every row of a borrower carries: primary key (user_id, id). */
export interface Owned {
  user_id: string;
  id: string;
  brand_id: BrandId;
}
