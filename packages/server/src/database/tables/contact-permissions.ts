import type { ContactPermission } from '@fairlead/core/contact/contact-permissions';
import type { Instant, Owned } from '../columns.ts';

/** Where it was said; `default` is what an application that said nothing was taken to mean. */
export type ContactChannel = 'web' | 'default';

/** Append-only: the newest row of a permission counts. */
export interface ContactPermissionsTable extends Owned {
  permission: ContactPermission;
  allowed: boolean;
  wording_version: string;
  channel: ContactChannel;
  changed_at: Instant;
}
