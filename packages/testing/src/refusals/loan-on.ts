import { day } from '@fairlead/core/calendar/day';
import { SWITCHED_ACCOUNT, type GOOD_ACCOUNT } from '../journeys/applying.ts';
import { shortLoan, signedLoan } from '../journeys/loans.ts';
import type { TestServer } from '../start-test-server.ts';

/** A loan, and the date on which it is. */
export async function loanOn(server: TestServer, firstName?: string, account?: typeof GOOD_ACCOUNT) {
  const { token, loanId } = await signedLoan(server, shortLoan(firstName), account);
  const params = { id: loanId };
  const { asOf } = await server.get('readLoan', { token, params });
  return { token, params, asOf: day(asOf) };
}

export type LoanOn = Awaited<ReturnType<typeof loanOn>>;

/** A loan whose money is held before the payout. */
export const unpaidLoan = (server: TestServer): Promise<LoanOn> =>
  loanOn(server, undefined, SWITCHED_ACCOUNT);
