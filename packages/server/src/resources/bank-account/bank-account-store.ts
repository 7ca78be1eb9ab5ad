import type { AccountCheckOutcome } from '@fairlead/providers/bank-account-check/port';
import type { Selectable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { BankAccountsTable } from '../../database/tables/bank-accounts.ts';
import type { Cipher } from '../../security/cipher.ts';
import type { Owner } from '../user/user-store.ts';

type BankAccountRow = Selectable<BankAccountsTable>;

export interface BankAccount {
  readonly id: string;
  readonly accountName: string;
  /** Six digits. */
  readonly sortCode: string;
  /** Eight digits. */
  readonly accountNumber: string;
}

export interface NewBankAccount extends Owner, BankAccount {
  readonly applicationId: string;
  readonly checkOutcome: AccountCheckOutcome;
  readonly now: Instant;
}

/** Whether two accounts have the same name and numbers. */
export function isSameAccount(a: Omit<BankAccount, 'id'>, b: Omit<BankAccount, 'id'>): boolean {
  return a.accountName === b.accountName && a.sortCode === b.sortCode && a.accountNumber === b.accountNumber;
}

/** Takes the place of the application's earlier account, if it had one. Stored so that only the cipher reads it. */
export async function insertBankAccount(tx: Db, cipher: Cipher, account: NewBankAccount): Promise<void> {
  const { userId, applicationId, now } = account;
  await tx
    .updateTable('bank_accounts')
    .set({ superseded_at: now })
    .where('user_id', '=', userId)
    .where('application_id', '=', applicationId)
    .where('superseded_at', 'is', null)
    .execute();
  await insertAccount(tx, cipher, account, null);
}

/** An account that payments of a running loan are to be collected from. The one of the application stays. */
export function insertLaterAccount(tx: Db, cipher: Cipher, account: NewBankAccount): Promise<void> {
  return insertAccount(tx, cipher, account, account.now);
}

async function insertAccount(
  tx: Db,
  cipher: Cipher,
  account: NewBankAccount,
  supersededAt: Instant | null,
): Promise<void> {
  const { userId, applicationId, id, now } = account;
  await tx
    .insertInto('bank_accounts')
    .values({
      user_id: userId,
      id,
      brand_id: account.brandId,
      application_id: applicationId,
      account_name_encrypted: cipher.seal(placeOf(id, 'account_name_encrypted'), account.accountName),
      sort_code_encrypted: cipher.seal(placeOf(id, 'sort_code_encrypted'), account.sortCode),
      account_number_encrypted: cipher.seal(placeOf(id, 'account_number_encrypted'), account.accountNumber),
      check_outcome: account.checkOutcome,
      created_at: now,
      superseded_at: supersededAt,
    })
    .execute();
}

export async function findCurrentBankAccount(
  db: Db,
  cipher: Cipher,
  application: { readonly user_id: string; readonly id: string },
): Promise<BankAccount | undefined> {
  const row = await db
    .selectFrom('bank_accounts')
    .selectAll()
    .where('user_id', '=', application.user_id)
    .where('application_id', '=', application.id)
    .where('superseded_at', 'is', null)
    .executeTakeFirst();
  return row && openBankAccount(cipher, row);
}

/** The account by its own id, current or not: a mandate keeps the account it was made for. */
export async function findBankAccount(
  db: Db,
  cipher: Cipher,
  userId: string,
  id: string,
): Promise<BankAccount | undefined> {
  const row = await db
    .selectFrom('bank_accounts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && openBankAccount(cipher, row);
}

/** What of a row is an account, as it is stored. */
export type BankAccountSecrets = Pick<BankAccountRow, 'id' | SealedColumn>;

export function openBankAccount(cipher: Cipher, row: BankAccountSecrets): BankAccount {
  const read = (column: SealedColumn) => cipher.open(placeOf(row.id, column), row[column]);
  return {
    id: row.id,
    accountName: read('account_name_encrypted'),
    sortCode: read('sort_code_encrypted'),
    accountNumber: read('account_number_encrypted'),
  };
}

type SealedColumn = 'account_name_encrypted' | 'sort_code_encrypted' | 'account_number_encrypted';

function placeOf(row: string, column: SealedColumn) {
  return { table: 'bank_accounts', row, column };
}
