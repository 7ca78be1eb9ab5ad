import type { BrandId } from '@fairlead/brands/brand';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import { preparedRead, type Given } from '../../database/prepared-read.ts';
import { seeking } from '../../database/seeking.ts';
import type { UserAddressesTable } from '../../database/tables/user-addresses.ts';
import type { UsersTable } from '../../database/tables/users.ts';

/** Whose rows are read: both are part of every query. */
export interface Owner {
  readonly userId: string;
  readonly brandId: BrandId;
}

export type UserRow = Selectable<UsersTable>;
export type UserAddressRow = Selectable<UserAddressesTable>;

const userRow = preparedRead((db, given: Given<Owner>) =>
  db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', given('userId'))
    .where('brand_id', '=', given('brandId')),
);

export async function findUserRow(db: Db, owner: Owner): Promise<UserRow | undefined> {
  const [found] = await userRow(db, owner);
  return found;
}

/**
 * Holds the borrower until the transaction ends, so that what they may have once is given once. Rows that name the
 * borrower can still be written meanwhile. An application is held before its borrower, never after.
 */
export async function lockUser(tx: Db, { userId, brandId }: Owner): Promise<void> {
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('brand_id', '=', brandId)
    .forNoKeyUpdate()
    .execute();
}

export async function findUserRowByEmail(
  db: Db,
  brandId: BrandId,
  emailIndex: string,
): Promise<UserRow | undefined> {
  return seeking(db, emailIndex, () =>
    db
      .selectFrom('users')
      .selectAll()
      .where('brand_id', '=', brandId)
      .where('email_index', '=', emailIndex)
      .executeTakeFirst(),
  );
}

/** False when the brand already has a user with this email address. */
export async function insertUser(tx: Db, row: Insertable<UsersTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.columns(['brand_id', 'email_index']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Notes that a link in the mailbox was opened, or that the code sent to the number was given; whether for the first time. */
export async function markProven(
  tx: Db,
  { userId, brandId }: Owner,
  column: 'email_proven_at' | 'mobile_proven_at' | 'number_proven_at',
  now: Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ [column]: now })
    .where('id', '=', userId)
    .where('brand_id', '=', brandId)
    .where(column, 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

async function update(tx: Db, { userId, brandId }: Owner, changes: Updateable<UsersTable>): Promise<void> {
  await tx
    .updateTable('users')
    .set(changes)
    .where('id', '=', userId)
    .where('brand_id', '=', brandId)
    .execute();
}

/** Another number, which no one has proved yet, and whose holder has not replied STOP. */
export function updateMobileNumber(
  tx: Db,
  owner: Owner,
  sealed: UserRow['mobile_number_encrypted'],
): Promise<void> {
  return update(tx, owner, {
    mobile_number_encrypted: sealed,
    number_proven_at: null,
    texts_stopped_at: null,
  });
}

/** Notes that no text goes to the present number; null where texts can be tried again. */
export function updateTextsStopped(tx: Db, owner: Owner, stoppedAt: Instant | null): Promise<void> {
  return update(tx, owner, { texts_stopped_at: stoppedAt });
}

export function updateUserIdentity(
  tx: Db,
  owner: Owner,
  identity: Pick<UserRow, 'name_encrypted' | 'first_name' | 'last_name' | 'date_of_birth_encrypted'>,
): Promise<void> {
  return update(tx, owner, identity);
}

/** The borrower's addresses, the current one first. */
export const listUserAddresses = preparedRead((db, given: Given<Owner>) =>
  db
    .selectFrom('user_addresses')
    .selectAll()
    .where('user_id', '=', given('userId'))
    .where('brand_id', '=', given('brandId'))
    .orderBy('position'),
);

export async function replaceUserAddresses(
  tx: Db,
  { userId, brandId }: Owner,
  rows: readonly Insertable<UserAddressesTable>[],
): Promise<void> {
  await tx
    .deleteFrom('user_addresses')
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .execute();
  if (rows.length > 0)
    await tx
      .insertInto('user_addresses')
      .values([...rows])
      .execute();
}
