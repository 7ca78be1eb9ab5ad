import type {
  BreathingSpaceKind,
  RecordedBreathingSpace,
} from '@fairlead/core/breathing-space/breathing-space';
import type { Day } from '@fairlead/core/calendar/day';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { Cipher } from '../../security/cipher.ts';
import type { Owner } from '../user/user-store.ts';

/** What is sealed of it: that someone is treated for a crisis is about their health. */
interface Sealed {
  readonly kind: BreathingSpaceKind;
  readonly reference: string;
}

export interface StoredBreathingSpace extends RecordedBreathingSpace, Sealed {
  readonly id: string;
  /** The reference of its events in the histories of loans. */
  readonly frozenAs: string;
}

const placeOf = (row: string) => ({ table: 'breathing_spaces', row, column: 'space_encrypted' });

/** The borrower’s breathing spaces, the newest first. */
export async function listBreathingSpaces(
  db: Db,
  cipher: Cipher,
  { userId, brandId }: Owner,
): Promise<StoredBreathingSpace[]> {
  const rows = await db
    .selectFrom('breathing_spaces')
    .selectAll()
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .orderBy('begins_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, begins_on, ends_on, frozen_as, space_encrypted }) => ({
    // The cipher vouches that this is what was sealed below.
    ...(JSON.parse(cipher.open(placeOf(id), space_encrypted)) as Sealed),
    id,
    beginsOn: begins_on,
    endsOn: ends_on,
    frozenAs: frozen_as,
  }));
}

export async function insertBreathingSpace(
  tx: Db,
  cipher: Cipher,
  { userId, brandId }: Owner,
  { id, kind, reference, beginsOn, endsOn, frozenAs }: StoredBreathingSpace,
  recordedAt: Instant,
): Promise<void> {
  const row = {
    user_id: userId,
    id,
    brand_id: brandId,
    space_encrypted: cipher.seal(placeOf(id), JSON.stringify({ kind, reference } satisfies Sealed)),
    begins_on: beginsOn,
    ends_on: endsOn,
    frozen_as: frozenAs,
    recorded_at: recordedAt,
  };
  await tx.insertInto('breathing_spaces').values(row).execute();
}

export async function endBreathingSpace(
  tx: Db,
  { userId }: Pick<Owner, 'userId'>,
  { id, endsOn, frozenAs }: { readonly id: string; readonly endsOn: Day; readonly frozenAs: string },
): Promise<void> {
  await tx
    .updateTable('breathing_spaces')
    .set({ ends_on: endsOn, frozen_as: frozenAs })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}
