import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerFrom, requestFor } from '../call.ts';
import { applied, followUp } from '../journeys/applying.ts';
import { stepUp } from '../journeys/sign-in.ts';
import { SeededRandom } from '../loans/seeded-random.ts';
import { newApplicant } from '../people.ts';
import { startTestServer, type TestServer } from '../start-test-server.ts';
import { MOVES, type MoveName } from './moves.ts';
import { readApplicationFacts } from './one-application.ts';
import { look, type Seen } from './walker.ts';

/** More days than a price holds. */
const EXPIRED_DAYS = 41;

/** Every call that answers a requirement, except of a smaller loan, which has tests of its own. */
const CALLS: readonly MoveName[] = [
  'sendNumberCode',
  'confirmNumber',
  'confirmAddress',
  'giveNewAddress',
  'sendIdentity',
  'sendAddress',
  'sendIncome',
  'confirmIncome',
  'skipIncome',
  'addCard',
  'confirmCards',
  'removeCard',
  'optIn',
  'optOut',
  'giveAccount',
  'chooseDay',
  'chooseDayWithAccount',
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A borrower who is asked for everything, with a strong session and the cards of the credit file listed. */
async function askedForEverything(): Promise<Seen> {
  const person = newApplicant('Ada', 'Accept-Everything', { reason: 'debt_consolidation' });
  const weak = await applied(server, person);
  const borrower = await stepUp(server, weak);
  await followUp(server, borrower);
  const dice = new SeededRandom(1);
  const walker = { borrower, weak: weak.token, stranger: '', underwriter: '', dice };
  const { name, call } = MOVES.optIn(await look(server, walker));
  await server.get(name, call);
  return look(server, walker);
}

async function expectRefused(seen: Seen, refusal: 'quoteExpired' | 'applicationNotOpen'): Promise<void> {
  const before = await readApplicationFacts(server.db, seen.view.id);
  for (const each of CALLS) {
    const { name, call } = MOVES[each](seen);
    // Without the worker, which a call can wake: it would end the application.
    const { status, error } = await answerFrom(await server.app.fetch(requestFor(name, call), {}));
    expect([each, status, error?.type]).toEqual([each, 409, refusal]);
  }
  expect(await readApplicationFacts(server.db, seen.view.id)).toEqual(before);
}

describe('what is asked for', () => {
  test('is not taken while the offer is put aside', async () => {
    const seen = await askedForEverything();
    const { token } = seen.borrower;
    await server.get('declineToRequest', { token, params: { id: seen.view.id } });
    await expectRefused(await look(server, seen), 'applicationNotOpen');
  });

  test('is not taken after the last day of the price, also before the work of the next day', async () => {
    const seen = await askedForEverything();
    await server.services.clock.moveAhead(EXPIRED_DAYS);
    await expectRefused(seen, 'quoteExpired');
  });
});
