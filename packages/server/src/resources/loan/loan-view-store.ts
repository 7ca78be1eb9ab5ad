import type { Day } from '@fairlead/core/calendar/day';
import type { DocumentSlug } from '@fairlead/contract/vocabulary';
import type { LoanEvent } from '@fairlead/core/loan/events';
import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../database/database.ts';
import { preparedRead, type Given } from '../../database/prepared-read.ts';
import type { Database } from '../../database/schema.ts';
import type { BankAccountSecrets } from '../bank-account/bank-account-store.ts';
import { OPEN_PAYMENTS, type PaymentRow } from '../payment/payment-store.ts';
import type { ShownCard } from '../credit-card/present-credit-card.ts';
import type { Owner } from '../user/user-store.ts';
import type { LoanRow } from './loan-store.ts';

/** What a borrower's view of a loan needs of its row, and of its newest settlement quote. */
export type LoanTerms = Pick<
  LoanRow,
  | 'user_id'
  | 'id'
  | 'application_id'
  | 'reference'
  | 'agreement'
  | 'hire_numbers'
  | 'hire_numbers_encrypted'
  | 'signed_on'
> & { readonly settlementUntil: Day | null };

export type OpenPayment = Pick<
  PaymentRow,
  'id' | 'kind' | 'purpose' | 'amount_pence' | 'status' | 'created_on' | 'submit_on' | 'collect_on'
>;

/** Rows of other tables that some relations of a loan show. */
export interface LoanRelationRows {
  /** Payments under way, by instalment and attempt. */
  readonly openPayments: readonly OpenPayment[];
  /** The account of the newest active direct debit instruction; where none is active, of the newest. */
  readonly account: (BankAccountSecrets & { readonly account_ending: string | null }) | null;
  /** The cards that are paid off with the loan, in the order of the application's list. */
  readonly cards: readonly ShownCard[];
  /** The documents of the signature. */
  readonly documents: readonly { readonly slug: DocumentSlug }[];
}

export interface LoanWithEvents extends LoanTerms, Partial<LoanRelationRows> {
  readonly events: readonly LoanEvent[];
}

type Loans = ExpressionBuilder<Database, 'loans'>;

const eventsOf = ({ selectFrom }: Loans) =>
  selectFrom('loan_events')
    .select(sql<LoanEvent[]>`coalesce(json_agg(body order by sequence), '[]')`.as('events'))
    .whereRef('loan_events.user_id', '=', 'loans.user_id')
    .whereRef('loan_events.loan_id', '=', 'loans.id')
    .$asScalar()
    .$notNull();

/** The last day on which a settlement quote can be paid. */
const settlementUntil = ({ selectFrom }: Loans) =>
  selectFrom('settlement_quotes')
    .select(({ fn }) => fn.max('settlement_quotes.expires_on').as('until'))
    .whereRef('settlement_quotes.user_id', '=', 'loans.user_id')
    .whereRef('settlement_quotes.loan_id', '=', 'loans.id')
    .$asScalar();

const openPaymentsOf = ({ selectFrom }: Loans) =>
  jsonArrayFrom(
    selectFrom('payments')
      .select(['id', 'kind', 'purpose', 'amount_pence', 'status', 'created_on', 'submit_on', 'collect_on'])
      .whereRef('payments.user_id', '=', 'loans.user_id')
      .whereRef('payments.loan_id', '=', 'loans.id')
      .where('status', 'in', OPEN_PAYMENTS)
      .orderBy('instalment')
      .orderBy('attempt'),
  );

const accountOf = ({ selectFrom }: Loans) =>
  jsonObjectFrom(
    selectFrom('mandates')
      .innerJoin('bank_accounts', (join) =>
        join
          .onRef('bank_accounts.user_id', '=', 'mandates.user_id')
          .onRef('bank_accounts.id', '=', 'mandates.bank_account_id'),
      )
      .select(['bank_accounts.id', 'account_name_encrypted', 'sort_code_encrypted'])
      .select(['account_number_encrypted', 'mandates.account_ending'])
      .whereRef('mandates.user_id', '=', 'loans.user_id')
      .whereRef('mandates.loan_id', '=', 'loans.id')
      .orderBy(({ eb }) => eb('mandates.status', '=', 'active'), 'desc')
      .orderBy('mandates.created_at', 'desc')
      .orderBy('mandates.id', 'desc')
      .limit(1),
  );

const cardsOf = ({ selectFrom }: Loans) =>
  jsonArrayFrom(
    selectFrom('credit_cards')
      .select(['id', 'application_id', 'card_encrypted', 'balance_pence', 'limit_pence'])
      .select(['monthly_payment_pence', 'rate_percent', 'is_reported', 'is_chosen', 'payoff_pence'])
      .select('completed_on')
      .whereRef('credit_cards.user_id', '=', 'loans.user_id')
      .whereRef('credit_cards.application_id', '=', 'loans.application_id')
      .where('is_chosen', '=', true)
      .orderBy('created_at')
      .orderBy('balance_pence', 'desc')
      .orderBy('id'),
  );

const documentsOf = ({ selectFrom }: Loans) =>
  jsonArrayFrom(
    selectFrom('documents')
      .select('documents.slug')
      .whereRef('documents.user_id', '=', 'loans.user_id')
      .where('documents.set_id', '=', ({ selectFrom: from }) =>
        from('signatures')
          .select('signatures.set_id')
          .whereRef('signatures.user_id', '=', 'loans.user_id')
          .whereRef('signatures.application_id', '=', 'loans.application_id')
          .where(({ or, eb, ref }) =>
            or([eb('signatures.loan_id', '=', ref('loans.id')), eb('signatures.loan_id', 'is', null)]),
          )
          .orderBy('signatures.loan_id', (by) => by.asc().nullsLast())
          .limit(1),
      ),
  );

type IdOfOwner = Owner & { id: string };

const withEvents = (db: Db, given: Given<IdOfOwner>) =>
  db
    .selectFrom('loans')
    .select(['user_id', 'id', 'application_id', 'reference', 'agreement', 'signed_on'])
    .select(['hire_numbers', 'hire_numbers_encrypted'])
    .select((loans) => [eventsOf(loans).as('events'), settlementUntil(loans).as('settlementUntil')])
    .where('user_id', '=', given('userId'))
    .where('brand_id', '=', given('brandId'))
    .where('id', '=', given('id'));

const loanWithEvents = preparedRead(withEvents);

const loanWithRelations = preparedRead((db, given: Given<IdOfOwner>) =>
  withEvents(db, given).select((loans) => [
    openPaymentsOf(loans).as('openPayments'),
    accountOf(loans).as('account'),
    cardsOf(loans).as('cards'),
    documentsOf(loans).as('documents'),
  ]),
);

/** The borrower's loan and its history, in one statement; with `relations`, the rows that those need as well. */
export async function findLoanWithEvents(
  db: Db,
  { userId, brandId }: Owner,
  id: string,
  needs: { readonly relations: boolean },
): Promise<LoanWithEvents | undefined> {
  const [found] = await (needs.relations ? loanWithRelations : loanWithEvents)(db, { userId, brandId, id });
  return found;
}
