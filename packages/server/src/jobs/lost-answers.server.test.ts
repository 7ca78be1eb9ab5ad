import { addDays, day, type Day } from '@fairlead/core/calendar/day';
import { ProviderRejected, ProviderTimeout } from '@fairlead/providers/provider-error';
import { aboutLoan, shortLoan, signedLoan, type LoanBorrower } from '@fairlead/testing/journeys/loans';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Providers } from '../context.ts';
import { verifyAfterEach } from '../testing/verify-after-each.ts';

/** What a provider does with a request: it takes it in, and its answer is lost, or it refuses what it has already. */
let does: 'answers' | 'loses its answer' | 'refuses a repetition' = 'answers';

function troubled<Asked, Answer>(call: (asked: Asked) => Promise<Answer>) {
  return async (asked: Asked): Promise<Answer> => {
    if (does === 'refuses a repetition') throw new ProviderRejected('direct-debit', 'idempotency-key-reused');
    const answer = await call(asked);
    if (does === 'loses its answer') throw new ProviderTimeout('direct-debit', 10_000);
    return answer;
  };
}

const through = (providers: Providers): Providers => ({
  ...providers,
  directDebit: {
    ...providers.directDebit,
    submitCollection: troubled(providers.directDebit.submitCollection),
  },
  payouts: { ...providers.payouts, send: troubled(providers.payouts.send) },
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ through });
});
afterAll(() => server.close());
beforeEach(() => {
  does = 'answers';
});

verifyAfterEach(() => server);

const read = (borrower: LoanBorrower) =>
  server.get('readLoan', { ...aboutLoan(borrower), query: { embedded: 'pendingRepayments' } });

/** A payment of £50 by Direct Debit, on the day on which the bank was asked for it and the answer was lost. */
async function askedWithoutAnswer() {
  const borrower = await signedLoan(server, shortLoan());
  const today = await server.today();
  await server.travelTo(addDays(today, 14)); // the instruction is in force
  await server.get('directDebitEarlyRepayment', { ...aboutLoan(borrower), body: { amount: 50 } });
  const [payment] = (await read(borrower)).pendingRepayments ?? [];
  does = 'loses its answer';
  await server.travelTo(day(payment?.cancelBefore ?? ''));
  does = 'answers';
  return { borrower, id: payment?.id ?? '', collectOn: day(payment?.collectOn ?? '') };
}

const cancel = (borrower: LoanBorrower, paymentId: string) =>
  server.call('cancelRepayment', { ...aboutLoan(borrower), body: { paymentId } });

async function paidBy(borrower: LoanBorrower, on: Day): Promise<number> {
  await server.travelTo(addDays(on, 1));
  return (await read(borrower)).totalPaid;
}

describe('a collection that the bank has, whose answer was lost', () => {
  test('cannot be cancelled, and is credited once', async () => {
    const { borrower, id, collectOn } = await askedWithoutAnswer();
    expect((await cancel(borrower, id)).error?.type).toBe('paymentNotCancellable');
    expect(await paidBy(borrower, collectOn)).toBe(50);
  });

  test('is found again where the bank refuses the repetition', async () => {
    const { borrower, collectOn } = await askedWithoutAnswer();
    does = 'refuses a repetition';
    await server.work();
    expect((await read(borrower)).pendingRepayments).toMatchObject([{ state: 'submitted' }]);
    does = 'answers';
    expect(await paidBy(borrower, collectOn)).toBe(50);
  });

  test('is credited although it was given up', async () => {
    const { borrower, id, collectOn } = await askedWithoutAnswer();
    await server.db.updateTable('payments').set({ status: 'voided' }).where('id', '=', id).execute();
    expect(await paidBy(borrower, collectOn)).toBe(50);
  });
});

test('a payout that was sent is not sent again where the bank refuses the repetition', async () => {
  does = 'loses its answer';
  const borrower = await signedLoan(server, shortLoan());
  expect((await read(borrower)).state).toBe('Pending');
  does = 'refuses a repetition';
  await server.work();
  expect(await read(borrower)).toMatchObject({ state: 'Live', payoutProblem: null });
});
