import type { ContactPermission } from '@fairlead/core/contact/contact-permissions';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import type { ContactChannel } from '../../database/tables/contact-permissions.ts';
import { recordAudit } from '../audit/audit-store.ts';
import { lockUser, type Owner } from '../user/user-store.ts';
import {
  insertPermissions,
  listNewestPermissions,
  type ContactPermissionRow,
} from './contact-permission-store.ts';

/** What was said of each permission; undefined of nothing. */
export type SaidPermissions = Readonly<Partial<Record<ContactPermission, boolean | undefined>>>;

export interface Saying {
  readonly said: SaidPermissions;
  /** The id of the text that the borrower saw. */
  readonly wordingVersion: string;
  readonly channel: ContactChannel;
  /** Who said it: `borrower`, or `anyone` who applied. */
  readonly actor: string;
}

type Makers = Pick<AppServices, 'newId' | 'wallNow'>;

type Said = readonly [ContactPermission, boolean];

const isSaid = (entry: [string, boolean | undefined]): boolean => entry[1] !== undefined;

/** What is new: another answer, or the first one to this wording. */
function changesOf(
  { said, wordingVersion }: Saying,
  before: readonly ContactPermissionRow[],
): readonly Said[] {
  // Its keys are permissions, by its type.
  const given = Object.entries(said).filter(isSaid) as unknown as readonly Said[];
  return given.filter(([permission, allowed]) => {
    const newest = before.find((row) => row.permission === permission);
    return newest?.allowed !== allowed || newest.wording_version !== wordingVersion;
  });
}

/** Stores what changes with time, wording and channel, in the transaction of what the borrower did. */
export async function changePermissions(makers: Makers, tx: Db, owner: Owner, saying: Saying): Promise<void> {
  await lockUser(tx, owner);
  const changes = changesOf(saying, await listNewestPermissions(tx, owner));
  if (changes.length === 0) return;
  const { newId, wallNow } = makers;
  const { wordingVersion, channel, actor } = saying;
  const rows = changes.map(([permission, allowed]) => ({
    user_id: owner.userId,
    id: newId(),
    brand_id: owner.brandId,
    permission,
    allowed,
    wording_version: wordingVersion,
    channel,
    changed_at: wallNow().toISOString(),
  }));
  await insertPermissions(tx, rows);
  await recordAudit(makers, tx, {
    ...owner,
    actor,
    action: 'contact-permissions-changed',
    subjectType: 'user',
    subjectId: owner.userId,
    detail: { permissions: Object.fromEntries(changes), wordingVersion, channel },
  });
}
