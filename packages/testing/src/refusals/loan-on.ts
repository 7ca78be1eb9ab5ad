import { day } from '@fairlead/core/calendar/day';
import { SWITCHED_ACCOUNT, type GOOD_ACCOUNT } from '../journeys/applying.ts';
import { shortLoan, signedLoan } from '../journeys/loans.ts';
import type { TestServer } from '../start-test-server.ts';

/** A loan, and the date on which it is. */
export async function loanOn(server: TestServer, firstName?: string, account?: typeof GOOD_ACCOUNT) {
  const { token, loanId } = await signedLoan(server, shortLoan(firstName), account);
  const params = { id: loanId };
  const { asOf, reference } = await server.get('readLoan', { token, params });
  return { token, params, reference, asOf: day(asOf) };
}

export type LoanOn = Awaited<ReturnType<typeof loanOn>>;

/** A loan whose money is held before the payout, for every state that leaves it so. */
export const unpaidLoan = shared((server) => loanOn(server, undefined, SWITCHED_ACCOUNT));

/** A loan that was just paid out, for every state that leaves it so. */
export const runningLoan = shared((server) => loanOn(server));

/** One state of a server on one day for all who only have calls refused in it. */
function shared<Facts>(prepare: (server: TestServer) => Promise<Facts>) {
  const prepared = new WeakMap<TestServer, { readonly on: string; readonly facts: Promise<Facts> }>();
  return async (server: TestServer): Promise<Facts> => {
    const on = await server.services.clock.today();
    const known = prepared.get(server);
    if (known?.on === on) return known.facts;
    const facts = prepare(server);
    prepared.set(server, { on, facts });
    return facts;
  };
}
