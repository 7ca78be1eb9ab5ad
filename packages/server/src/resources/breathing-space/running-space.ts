import { isRunning } from '@fairlead/core/breathing-space/breathing-space';
import type { Day } from '@fairlead/core/calendar/day';
import type { Db } from '../../database/database.ts';
import type { Cipher } from '../../security/cipher.ts';
import type { Owner } from '../user/user-store.ts';
import { listBreathingSpaces, type StoredBreathingSpace } from './breathing-space-store.ts';

/** The breathing space that the borrower is in. */
export async function runningSpace(
  db: Db,
  cipher: Cipher,
  owner: Owner,
  today: Day,
): Promise<StoredBreathingSpace | undefined> {
  return (await listBreathingSpaces(db, cipher, owner)).find((space) => isRunning(space, today));
}
