import type { Day } from '@fairlead/core/calendar/day';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { PERSONAL_DATA, type PersonalData, type PersonalTable } from '../../database/personal-data.ts';
import { endedOn, lastEventOn } from '../loan/last-event-store.ts';
import type { Owner } from '../user/user-store.ts';

export type PersonalRow = Readonly<Record<string, unknown>>;

export interface PersonalKeys extends Owner {
  /** Their email address once a link in the mailbox has been opened: until then it may be another person's. */
  readonly provenEmailIndex: string | null;
}

/** By what a table names a person; `user_id` where it is not listed. */
const NAMED_BY: Readonly<Partial<Record<PersonalTable, keyof PersonalKeys>>> = {
  users: 'userId',
  contact_messages: 'provenEmailIndex',
  application_drafts: 'provenEmailIndex',
  stopped_addresses: 'provenEmailIndex',
};

const COLUMN: Readonly<Partial<Record<PersonalTable, string>>> = {
  users: 'id',
  contact_messages: 'email_index',
  application_drafts: 'email_index',
  stopped_addresses: 'email_index',
};

const STATED: Readonly<Record<PersonalTable, PersonalData>> = PERSONAL_DATA;

/** Every row of the table that names the person at their brand, without bytes, as JSON has it. */
export async function listRowsAbout(
  db: Db,
  table: PersonalTable,
  keys: PersonalKeys,
): Promise<PersonalRow[]> {
  const column = COLUMN[table] ?? 'user_id';
  const value = keys[NAMED_BY[table] ?? 'userId'];
  const ofBrand = column === 'email_index' ? sql`and stored.brand_id = ${keys.brandId}` : sql``;
  const files = Object.keys(STATED[table].files ?? {});
  const { rows } = await sql<{ row: PersonalRow }>`
    select to_jsonb(stored) - ${files}::text[] as row from ${sql.table(table)} as stored
    where stored.${sql.ref(column)} = ${value} ${ofBrand}`.execute(db);
  return rows.map(({ row }) => row);
}

export interface StoredFile {
  readonly id: string;
  readonly setId: string;
  readonly slug: string;
  readonly html: Uint8Array;
  readonly pdf: Uint8Array;
}

/** The borrower's documents, still encrypted. */
export async function listFilesOf(db: Db, { userId, brandId }: Owner): Promise<StoredFile[]> {
  return db
    .selectFrom('documents')
    .select(['id', 'set_id as setId', 'slug', 'html_encrypted as html', 'pdf_encrypted as pdf'])
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export interface LoanTimes {
  readonly reference: string;
  /** The day of the last event of a loan that has ended; null while it runs. */
  readonly endedOn: Day | null;
}

export async function listLoanTimes(db: Db, { userId, brandId }: Owner): Promise<LoanTimes[]> {
  const rows = await db
    .selectFrom('loans')
    .select(['reference', 'state', 'signed_on'])
    .select(lastEventOn)
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .orderBy('id')
    .execute();
  return rows.map(({ reference, state, signed_on, lastEventOn: last }) => ({
    reference,
    endedOn: endedOn(state, last ?? signed_on),
  }));
}

/** The last changes of the borrower's applications without a loan. */
export async function listApplicationTimes(
  db: Db,
  { userId, brandId }: Owner,
): Promise<{ id: string; changedAt: string }[]> {
  return db
    .selectFrom('loan_applications')
    .select(['id', 'updated_at as changedAt'])
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .where('state', '<>', 'Requested')
    .orderBy('id')
    .execute();
}

/** The messages to the brand from the borrower's email address, once it is proven to be theirs. */
export async function listContactMessageTimes(
  db: Db,
  { userId, brandId }: Owner,
): Promise<{ reference: string; receivedAt: string }[]> {
  return db
    .selectFrom('contact_messages')
    .innerJoin('users', (join) =>
      join
        .onRef('users.brand_id', '=', 'contact_messages.brand_id')
        .onRef('users.email_index', '=', 'contact_messages.email_index'),
    )
    .select(['contact_messages.reference', 'contact_messages.created_at as receivedAt'])
    .where('users.id', '=', userId)
    .where('users.brand_id', '=', brandId)
    .where('users.email_proven_at', 'is not', null)
    .orderBy('contact_messages.id')
    .execute();
}

/** Messages about signing in that were sent: no one needs them afterwards. */
export async function deleteSignInMessages(tx: Db, { userId, brandId }: Owner): Promise<void> {
  await tx
    .deleteFrom('outbox_messages')
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .where('status', '<>', 'waiting')
    .where('template', 'in', ['login-link', 'step-up-code', 'new-sign-in', 'session-ended', 'wrong-codes'])
    .execute();
}

/** The files that the borrower sent, still encrypted. */
export async function listSentFilesOf(db: Db, { userId, brandId }: Owner) {
  return db
    .selectFrom('attachments')
    .select(['id', 'content_type as contentType', 'stored_in', 'file_encrypted'])
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .orderBy('sent_at')
    .orderBy('id')
    .execute();
}
