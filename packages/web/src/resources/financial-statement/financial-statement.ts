import { HELP_WITH_PAYMENTS_CALLS } from '@fairlead/contract/wire/client-endpoints/help-with-payments';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import type { StatementAnswers } from '@fairlead/core/financial-statement/answers';
import { api, callOf } from '../../state/api.ts';
import type { AppThunk } from '../../state/hooks.ts';

export type Statement = DataOf<'openFinancialStatement'>;

const statementApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By the id of the borrower, so that no other borrower is shown it. */
    openFinancialStatement: build.query<Statement, string>({
      query: () => callOf(HELP_WITH_PAYMENTS_CALLS.openFinancialStatement)({}),
    }),
    readFinancialStatement: build.query<Statement, InputOf<'readFinancialStatement'>>({
      query: callOf(HELP_WITH_PAYMENTS_CALLS.readFinancialStatement),
    }),
    changeFinancialStatement: build.mutation<Statement, InputOf<'changeFinancialStatement'>>({
      query: callOf(HELP_WITH_PAYMENTS_CALLS.changeFinancialStatement),
    }),
  }),
});

export const {
  useOpenFinancialStatementQuery,
  useReadFinancialStatementQuery,
  useChangeFinancialStatementMutation,
} = statementApi;

/** A statement with how its surplus was calculated. */
export function statementReading(id: string): InputOf<'readFinancialStatement'> {
  return { params: { id }, query: { embedded: ['working'] } };
}

/** A change was saved: every page of the budget shows it. */
export function statementSaved(userId: string, statement: Statement): AppThunk<void> {
  return (dispatch) => {
    dispatch(statementApi.util.updateQueryData('openFinancialStatement', userId, () => statement));
  };
}

/** What the borrower answered, without what follows from it. */
export function answersIn(statement: Statement): StatementAnswers {
  const { household, entries, isBehind, billsBehind, hasDebts, debts, notes } = statement;
  return { household, entries, isBehind, billsBehind, hasDebts, debts, notes };
}
