import type { Day } from '@fairlead/core/calendar/day';
import type { AffordablePlan } from '@fairlead/core/arrangement/plan';
import { EMPTY_ARRANGEMENT, type ArrangementForm } from '@fairlead/core/arrangement/form';
import type { Surplus } from '@fairlead/core/financial-statement/surplus';
import type { Selectable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { ArrangementsTable } from '../../database/tables/money/arrangements.ts';
import type { Cipher } from '../../security/cipher.ts';
import type { LoanRow } from '../loan/loan-store.ts';

type ArrangementRow = Selectable<ArrangementsTable>;

/** A plan with its answers opened. */
export interface StoredArrangement extends Omit<
  ArrangementRow,
  'form_encrypted' | 'affordability_encrypted'
> {
  readonly form: ArrangementForm;
}

/** What a household had each month when it agreed a plan, and what it was offered. */
export type Affordability = AffordablePlan & { readonly totals: Surplus };

type OfLoan = Pick<LoanRow, 'user_id' | 'brand_id' | 'id'>;

const placeOf = (row: string, column: string) => ({ table: 'arrangements', row, column });

function opened(cipher: Cipher, row: ArrangementRow): StoredArrangement {
  const { form_encrypted, affordability_encrypted: _kept, ...rest } = row;
  // The cipher vouches that this is what was sealed below.
  const form = JSON.parse(cipher.open(placeOf(row.id, 'form_encrypted'), form_encrypted)) as ArrangementForm;
  return { ...rest, form };
}

const sealed = (cipher: Cipher, id: string, form: ArrangementForm) =>
  cipher.seal(placeOf(id, 'form_encrypted'), JSON.stringify(form));

/** The loan's plan that is being set up; where there is none, the one that was agreed last. */
export async function findArrangement(
  db: Db,
  cipher: Cipher,
  { user_id, brand_id, id }: OfLoan,
): Promise<StoredArrangement | undefined> {
  const row = await db
    .selectFrom('arrangements')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('brand_id', '=', brand_id)
    .where('loan_id', '=', id)
    .orderBy('agreed_on', (by) => by.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();
  return row && opened(cipher, row);
}

/** Starts a plan without answers. The caller holds the loan's row. */
export async function insertArrangement(
  tx: Db,
  cipher: Cipher,
  { user_id, brand_id, id: loan_id }: OfLoan,
  { id, now }: { readonly id: string; readonly now: Instant },
): Promise<StoredArrangement> {
  const row = await tx
    .insertInto('arrangements')
    .values({
      ...{ user_id, id, brand_id, loan_id, affordability_encrypted: null, agreed_on: null },
      form_encrypted: sealed(cipher, id, EMPTY_ARRANGEMENT),
      created_at: now,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return opened(cipher, row);
}

interface Change {
  readonly form: ArrangementForm;
  readonly now: Instant;
  /** When it is agreed with these answers. */
  readonly agreed?: { readonly on: Day; readonly affordability: Affordability };
}

/** Replaces the answers of a plan that is being set up. */
export async function updateArrangement(
  tx: Db,
  cipher: Cipher,
  { user_id, id }: StoredArrangement,
  { form, now, agreed }: Change,
): Promise<StoredArrangement> {
  const row = await tx
    .updateTable('arrangements')
    .set({
      form_encrypted: sealed(cipher, id, form),
      changed_at: now,
      ...(agreed && {
        agreed_on: agreed.on,
        affordability_encrypted: cipher.seal(
          placeOf(id, 'affordability_encrypted'),
          JSON.stringify(agreed.affordability),
        ),
      }),
    })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('agreed_on', 'is', null)
    .returningAll()
    .executeTakeFirstOrThrow();
  return opened(cipher, row);
}
