import type { Instant, Owned } from '../columns.ts';

/** Append-only: the newest row of a permission counts. */
export interface ContactPermissionsTable extends Owned {
  permission: string;
  allowed: boolean;
  wording_version: string;
  channel: string;
  changed_at: Instant;
}
