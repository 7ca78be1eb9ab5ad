import type { Day } from '@fairlead/core/calendar/day';
import { LOAN_GROUPS } from '@fairlead/core/loan/states';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { MandatesTable } from '../../database/tables/money/mandates.ts';
import { OPEN_PAYMENTS } from '../payment/payment-store.ts';

export type MandateRow = Selectable<MandatesTable>;

type OfLoan = { readonly userId: string; readonly loanId: string };

/** The intent to lodge a direct debit instruction; those that the loan has may end once it is in force. */
export async function insertMandate(
  tx: Db,
  row: Omit<Insertable<MandatesTable>, 'status' | 'provider_mandate_id' | 'account_ending'>,
): Promise<void> {
  await allowMandatesToEnd(tx, { userId: row.user_id, loanId: row.loan_id });
  await tx
    .insertInto('mandates')
    .values({ ...row, status: 'created', provider_mandate_id: null })
    .execute();
}

/** Notes that the loan's instructions may have to be ended: `listMandatesToEnd` looks at no others. */
export async function allowMandatesToEnd(tx: Db, { userId, loanId }: OfLoan): Promise<void> {
  await tx
    .updateTable('mandates')
    .set({ may_end: true })
    .where('user_id', '=', userId)
    .where('loan_id', '=', loanId)
    .execute();
}

/** Instructions to lodge. */
export async function listMandatesToCreate(db: Db): Promise<MandateRow[]> {
  return db
    .selectFrom('mandates')
    .selectAll()
    .where('status', '=', sql.lit('created'))
    .orderBy('id')
    .execute();
}

/** Whether an instruction is that of a new account which collects nothing yet on a day. */
const isUsedAfter = (mandate: 'mandates' | 'newer', on: Day) => sql<boolean>`exists (
  select from bank_details_updates as asked
  where asked.user_id = ${sql.ref(mandate)}.user_id
    and asked.mandate_id = ${sql.ref(mandate)}.id
    and asked.used_from > ${on}
)`;

export type MandateToEnd = MandateRow & { readonly provider_mandate_id: string };

/**
 * Instructions that are not needed any more, with no collection under way: of a finished loan, and of one that has a newer
 * active instruction which is used today.
 */
export async function listMandatesToEnd(db: Db, today: Day): Promise<MandateToEnd[]> {
  return db
    .selectFrom('mandates')
    .innerJoin('loans', (join) =>
      join.onRef('loans.user_id', '=', 'mandates.user_id').onRef('loans.id', '=', 'mandates.loan_id'),
    )
    .selectAll('mandates')
    .where(sql<boolean>`mandates.may_end and mandates.status in ('submitted', 'active')`)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('loans.state', 'in', LOAN_GROUPS.finished),
        exists(
          selectFrom('mandates as newer')
            .select('newer.id')
            .whereRef('newer.user_id', '=', 'mandates.user_id')
            .whereRef('newer.loan_id', '=', 'mandates.loan_id')
            .where('newer.status', '=', 'active')
            .whereRef('newer.created_at', '>', 'mandates.created_at')
            .where(({ not }) => not(isUsedAfter('newer', today))),
        ),
      ]),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.user_id', '=', 'mandates.user_id')
            .whereRef('payments.loan_id', '=', 'mandates.loan_id')
            .where('payments.status', 'in', OPEN_PAYMENTS),
        ),
      ),
    )
    .where('mandates.provider_mandate_id', 'is not', null)
    .$narrowType<{ provider_mandate_id: string }>()
    .orderBy('mandates.id')
    .execute();
}

/** The loans of instructions, by the provider's ids of them. */
export async function loansOfMandates(
  db: Db,
  providerIds: readonly string[],
): Promise<ReadonlyMap<string, OfLoan>> {
  const rows = await db
    .selectFrom('mandates')
    .select(['provider_mandate_id as id', 'user_id as userId', 'loan_id as loanId'])
    .where(sql<boolean>`provider_mandate_id = any(${providerIds}::text[])`)
    .$narrowType<{ id: string }>()
    .execute();
  return new Map(rows.map(({ id, ...key }) => [id, key]));
}

export async function findMandateByProviderId(
  db: Db,
  providerMandateId: string,
): Promise<MandateRow | undefined> {
  return db
    .selectFrom('mandates')
    .selectAll()
    .where('provider_mandate_id', '=', providerMandateId)
    .executeTakeFirst();
}

const mandatesOf = (db: Db, { userId, loanId }: OfLoan) =>
  db
    .selectFrom('mandates')
    .selectAll()
    .where('user_id', '=', userId)
    .where('loan_id', '=', loanId)
    .orderBy(({ eb }) => eb('status', '=', 'active'), 'desc');

/** A loan's newest active instruction; where none is active, the newest. */
export async function findMandateOf(db: Db, loan: OfLoan): Promise<MandateRow | undefined> {
  return mandatesOf(db, loan).orderBy('created_at', 'desc').orderBy('id', 'desc').executeTakeFirst();
}

/**
 * The instruction to collect by on a day. A new account is used from the day that was shown to the borrower, even where the
 * bank has its instruction in force earlier; until then the account before pays, if its instruction still is in force.
 */
export async function findMandateToCollect(
  db: Db,
  loan: OfLoan,
  collectOn: Day,
): Promise<MandateRow | undefined> {
  return mandatesOf(db, loan)
    .orderBy(isUsedAfter('mandates', collectOn))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

export async function updateMandate(
  tx: Db,
  mandate: Pick<MandateRow, 'user_id' | 'id'>,
  changes: Updateable<MandatesTable>,
): Promise<void> {
  await tx
    .updateTable('mandates')
    .set(changes)
    .where('user_id', '=', mandate.user_id)
    .where('id', '=', mandate.id)
    .execute();
}
