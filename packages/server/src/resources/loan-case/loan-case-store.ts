import type { Stated } from '@fairlead/contract/hardship/loan-case';
import type { Day } from '@fairlead/core/calendar/day';
import type { CaseOutcome, LoanCaseKind } from '@fairlead/core/loan-case/loan-cases';
import type { Selectable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { LoanCasesTable } from '../../database/tables/hardship/loan-cases.ts';
import type { Cipher } from '../../security/cipher.ts';
import type { LoanRow } from '../loan/loan-store.ts';

const NOTHING_STATED: Stated = {
  payment: null,
  breathingSpace: null,
  carReturn: null,
  carLoss: null,
  plateChange: null,
};

type Row = Selectable<LoanCasesTable>;

export interface StoredCase extends Omit<Row, 'stated_encrypted' | 'answer_encrypted' | 'opened_at'> {
  readonly stated: Stated;
  /** What the borrower reads; null while it is open. */
  readonly words: string | null;
}

const placeOf = (row: string, column: 'stated_encrypted' | 'answer_encrypted') => ({
  table: 'loan_cases',
  row,
  column,
});

function opened(
  cipher: Cipher,
  { stated_encrypted, answer_encrypted, opened_at: _, ...row }: Row,
): StoredCase {
  return {
    ...row,
    // The cipher vouches that this is what was sealed below.
    stated: {
      ...NOTHING_STATED,
      ...(JSON.parse(cipher.open(placeOf(row.id, 'stated_encrypted'), stated_encrypted)) as Partial<Stated>),
    },
    words:
      answer_encrypted === null ? null : cipher.open(placeOf(row.id, 'answer_encrypted'), answer_encrypted),
  };
}

type OfLoan = Pick<LoanRow, 'user_id' | 'id'>;

/** The cases of a loan, the newest first. */
export async function listCasesOf(db: Db, cipher: Cipher, loan: OfLoan): Promise<StoredCase[]> {
  const rows = await db
    .selectFrom('loan_cases')
    .selectAll()
    .where('user_id', '=', loan.user_id)
    .where('loan_id', '=', loan.id)
    .orderBy('number', 'desc')
    .execute();
  return rows.map((row) => opened(cipher, row));
}

export async function findCase(db: Db, cipher: Cipher, id: string): Promise<StoredCase | undefined> {
  const row = await db.selectFrom('loan_cases').selectAll().where('id', '=', id).executeTakeFirst();
  return row && opened(cipher, row);
}

/** Whether a payment of the loan is looked for. */
export async function isPaymentTraced(
  db: Db,
  { userId, loanId }: { readonly userId: string; readonly loanId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('loan_cases')
    .select('id')
    .where('user_id', '=', userId)
    .where('loan_id', '=', loanId)
    .where('kind', '=', 'missing-payment')
    .where('outcome', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

interface NewCase {
  readonly id: string;
  readonly number: number;
  readonly kind: LoanCaseKind;
  readonly stated: Partial<Stated>;
  readonly openedOn: Day;
  readonly answerBy: Day;
  readonly at: Instant;
}

export async function insertCase(
  tx: Db,
  cipher: Cipher,
  loan: OfLoan & Pick<LoanRow, 'brand_id'>,
  { id, number, kind, stated, openedOn, answerBy, at }: NewCase,
): Promise<void> {
  await tx
    .insertInto('loan_cases')
    .values({
      user_id: loan.user_id,
      id,
      brand_id: loan.brand_id,
      loan_id: loan.id,
      number,
      kind,
      stated_encrypted: cipher.seal(placeOf(id, 'stated_encrypted'), JSON.stringify(stated)),
      opened_on: openedOn,
      answer_by: answerBy,
      outcome: null,
      answer_encrypted: null,
      answered_on: null,
      opened_at: at,
    })
    .execute();
}

export async function closeCase(
  tx: Db,
  cipher: Cipher,
  { user_id, id }: Pick<StoredCase, 'user_id' | 'id'>,
  answer: { readonly outcome: CaseOutcome; readonly words: string; readonly on: Day },
): Promise<void> {
  await tx
    .updateTable('loan_cases')
    .set({
      outcome: answer.outcome,
      answer_encrypted: cipher.seal(placeOf(id, 'answer_encrypted'), answer.words),
      answered_on: answer.on,
    })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .execute();
}

const LONGEST_LIST = 100;

/** What waits for an answer, of every brand, the one that is due first before the others. */
export async function listWaitingCases(db: Db) {
  return db
    .selectFrom('loan_cases')
    .innerJoin('loans', (join) =>
      join.onRef('loans.user_id', '=', 'loan_cases.user_id').onRef('loans.id', '=', 'loan_cases.loan_id'),
    )
    .select(['loan_cases.id', 'loan_cases.kind', 'loan_cases.number', 'loan_cases.brand_id'])
    .select(['loan_cases.opened_on', 'loan_cases.answer_by', 'loans.reference'])
    .where('loan_cases.outcome', 'is', null)
    .orderBy('loan_cases.answer_by')
    .orderBy('loan_cases.id')
    .limit(LONGEST_LIST)
    .execute();
}
