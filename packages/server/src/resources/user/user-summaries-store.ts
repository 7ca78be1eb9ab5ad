import type { ApplicationState } from '@fairlead/core/application/states';
import {
  isSatisfied,
  REQUIREMENT_STATES,
  type RequirementState,
} from '@fairlead/core/requirement/requirement';
import type { LoanState } from '@fairlead/core/loan/states';
import type { Day } from '@fairlead/core/calendar/day';
import type { Pence } from '@fairlead/core/money/pence';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import { preparedRead, type Given } from '../../database/prepared-read.ts';
import type { NextPaymentColumn } from '../../database/tables/loans.ts';
import type { Database } from '../../database/schema.ts';
import { lastEventOn } from '../loan/last-event-store.ts';
import { isForTheAccount } from '../loan-application/loan-application-store.ts';
import type { Owner } from './user-store.ts';

export interface ApplicationSummary {
  readonly id: string;
  readonly state: ApplicationState;
  readonly amount_pence: Pence;
  readonly term_months: number;
  readonly expires_on: Day | null;
  readonly created_at: Instant;
  readonly monthlyCost: Pence | null;
  readonly requirements: number | null;
  readonly openRequirements: number | null;
}

export interface LoanSummary {
  readonly id: string;
  readonly reference: string;
  readonly state: LoanState;
  readonly is_active: boolean;
  readonly amount_pence: Pence;
  readonly left_to_pay_pence: Pence;
  readonly next_payment: NextPaymentColumn | null;
  readonly arrears_pence: Pence;
  readonly is_mandate_active: boolean;
  readonly is_account_needed: boolean;
  readonly lastEventOn: Day | null;
}

type Applications = ExpressionBuilder<Database, 'loan_applications'>;

const monthlyCostOf = ({ selectFrom }: Applications) =>
  selectFrom('quotes')
    .select(sql<Pence>`(price->>'monthly')::int`.as('monthly'))
    .whereRef('quotes.user_id', '=', 'loan_applications.user_id')
    .whereRef('quotes.application_id', '=', 'loan_applications.id')
    .where('superseded_at', 'is', null);

/** How many requirements there are in one of these states. */
const countOf = ({ selectFrom }: Applications, states: readonly RequirementState[]) =>
  selectFrom('requirements')
    .select(sql<number>`count(*)::int`.as('count'))
    .whereRef('requirements.user_id', '=', 'loan_applications.user_id')
    .whereRef('requirements.application_id', '=', 'loan_applications.id')
    .where('requirements.state', 'in', states);

const OPEN = REQUIREMENT_STATES.filter((state) => !isSatisfied(state));

/** Everything the borrower applied for, newest first; nothing of other borrowers. */
export const listApplicationSummaries = preparedRead((db, given: Given<Owner>) =>
  db
    .selectFrom('loan_applications')
    .select(['id', 'state', 'amount_pence', 'term_months', 'expires_on', 'created_at'])
    .select((applications) => [
      monthlyCostOf(applications).as('monthlyCost'),
      countOf(applications, REQUIREMENT_STATES).as('requirements'),
      countOf(applications, OPEN).as('openRequirements'),
    ])
    .where('user_id', '=', given('userId'))
    .where('brand_id', '=', given('brandId'))
    .where(isForTheAccount)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc'),
);

/** Every loan of the borrower as its row has it, newest first. */
export const listLoanSummaries = preparedRead((db, given: Given<Owner>) =>
  db
    .selectFrom('loans')
    .innerJoin('loan_applications', (join) =>
      join
        .onRef('loan_applications.user_id', '=', 'loans.user_id')
        .onRef('loan_applications.id', '=', 'loans.application_id'),
    )
    .select(['loans.id', 'loans.reference', 'loans.state', 'loans.is_active'])
    .select(['loan_applications.amount_pence', 'loans.left_to_pay_pence', 'loans.next_payment'])
    .select(['loans.arrears_pence', 'loans.is_mandate_active', 'loans.is_account_needed'])
    .select(lastEventOn)
    .where('loans.user_id', '=', given('userId'))
    .where('loans.brand_id', '=', given('brandId'))
    .orderBy('loans.created_at', 'desc')
    .orderBy('loans.id', 'desc'),
);
