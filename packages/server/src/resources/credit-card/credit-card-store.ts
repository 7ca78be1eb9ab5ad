import type { Pence } from '@fairlead/core/money/pence';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Instant, Sealed } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { CreditCardsTable } from '../../database/tables/debt-consolidation/credit-cards.ts';
import type { Cipher } from '../../security/cipher.ts';
import type { Owner } from '../user/user-store.ts';

export type CreditCardRow = Selectable<CreditCardsTable>;

type OfApplication = { readonly user_id: string; readonly id: string };

/** By what a card is known. Its number is never stored. */
export interface NamedCard {
  readonly issuer: string;
  /** Four digits. */
  readonly lastFour: string;
}

export interface NewCreditCard extends Owner, NamedCard {
  readonly id: string;
  readonly applicationId: string;
  readonly balance: Pence;
  readonly limit: Pence | null;
  readonly monthlyPayment: Pence | null;
  readonly ratePercent: number | null;
  readonly isReported: boolean;
  readonly now: Instant;
}

const placeOf = (row: string) => ({ table: 'credit_cards', row, column: 'card_encrypted' });

export function openCard(
  cipher: Cipher,
  row: { readonly id: string; readonly card_encrypted: Sealed },
): NamedCard {
  // The cipher vouches that this is what `rowOf` wrote.
  return JSON.parse(cipher.open(placeOf(row.id), row.card_encrypted)) as NamedCard;
}

function rowOf(cipher: Cipher, card: NewCreditCard): Insertable<CreditCardsTable> {
  const { issuer, lastFour } = card;
  return {
    user_id: card.userId,
    id: card.id,
    brand_id: card.brandId,
    application_id: card.applicationId,
    card_encrypted: cipher.seal(placeOf(card.id), JSON.stringify({ issuer, lastFour })),
    balance_pence: card.balance,
    limit_pence: card.limit,
    monthly_payment_pence: card.monthlyPayment,
    rate_percent: card.ratePercent,
    is_reported: card.isReported,
    payoff_pence: null,
    completed_on: null,
    created_at: card.now,
    removed_at: null,
  };
}

export async function insertCreditCards(
  tx: Db,
  cipher: Cipher,
  cards: readonly NewCreditCard[],
): Promise<void> {
  await tx
    .insertInto('credit_cards')
    .values(cards.map((card) => rowOf(cipher, card)))
    .execute();
}

/**
 * The cards of an application: those of the credit file with the largest balance first, then what was added. Those that
 * were removed are left out.
 */
export async function listCreditCards(db: Db, application: OfApplication): Promise<CreditCardRow[]> {
  return db
    .selectFrom('credit_cards')
    .selectAll()
    .where('user_id', '=', application.user_id)
    .where('application_id', '=', application.id)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('balance_pence', 'desc')
    .orderBy('id')
    .execute();
}

/** Whether the cards of the credit file have been listed, whatever was removed since. */
export async function areReportedListed(db: Db, application: OfApplication): Promise<boolean> {
  const found = await db
    .selectFrom('credit_cards')
    .select('id')
    .where('user_id', '=', application.user_id)
    .where('application_id', '=', application.id)
    .where('is_reported', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

/** Undefined for a card that was removed. */
export async function findCreditCard(
  db: Db,
  { userId, brandId }: Owner,
  id: string,
): Promise<CreditCardRow | undefined> {
  return db
    .selectFrom('credit_cards')
    .selectAll()
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** Makes these the cards that are paid off with the loan, and no others. */
export async function chooseCreditCards(
  tx: Db,
  application: OfApplication,
  ids: readonly string[],
): Promise<void> {
  await tx
    .updateTable('credit_cards')
    .set(({ eb, lit }) => ({
      is_chosen: ids.length === 0 ? lit(false) : eb('id', 'in', ids).$castTo<boolean>(),
    }))
    .where('user_id', '=', application.user_id)
    .where('application_id', '=', application.id)
    .where('removed_at', 'is', null)
    .execute();
}

export async function updateCreditCard(
  tx: Db,
  { user_id, id }: Pick<CreditCardRow, 'user_id' | 'id'>,
  changes: Updateable<CreditCardsTable>,
): Promise<CreditCardRow> {
  return tx
    .updateTable('credit_cards')
    .set(changes)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
