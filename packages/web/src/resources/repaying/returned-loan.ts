import type { AppDispatch } from '../../state/hooks.ts';
import { loanApi, loanReadingOf, type Loan } from '../loan.ts';

type Started = { readonly dispatch: AppDispatch; readonly queryFulfilled: Promise<{ data: unknown }> };

const isLoan = (data: unknown): data is Loan => (data as Partial<Loan> | null)?.['@type'] === 'loan';

/** The loan that a call answers replaces the one that pages show; what it leaves out stays (specification, section 4). */
export async function storeReturnedLoan(
  _input: unknown,
  { dispatch, queryFulfilled }: Started,
): Promise<void> {
  const answer = await queryFulfilled.catch(() => null);
  if (!isLoan(answer?.data)) return;
  const { data: loan } = answer;
  dispatch(
    loanApi.util.updateQueryData('readLoan', loanReadingOf(loan.id), (before) => ({ ...before, ...loan })),
  );
}
