import type { Db } from '@fairlead/server/database/database';
import { healthOf } from '@fairlead/server/runtime/health';
import { appOf } from '@fairlead/server/runtime/app';
import { ROUTES } from '@fairlead/server/routes';
import { requestFor } from '@fairlead/testing/call';
import { servicesOn } from '@fairlead/testing/services-on';
import { onCopy, openServer, using, vacuum, type Place } from '../database/places.ts';
import { recordInto, replay, type Recorded } from '../database/statements.ts';
import { fillDatabase, type Borrower } from '../server/fill-database.ts';
import { CONNECTIONS, timed, type Measured } from '../server/http-client.ts';
import { median } from '../web/median.ts';

export const ROUNDS = 3;

/** The least share of the database's own rate. */
const TARGET = 1 / 3;

const AMOUNT = 200;

export interface Result {
  readonly loans: number;
  readonly product: Measured;
  readonly databasePerSecond: number;
  readonly statementsEach: number;
  readonly ofDatabase: number;
  readonly isMet: boolean;
}

/** Pays early by card on a borrower's loan: an event, its postings, the payment, the audit rows and the key's answer. */
function payerOn(db: Db): (borrower: Borrower) => Promise<void> {
  const services = servicesOn(db, new Date().toISOString());
  const app = appOf({
    log: services.log,
    health: healthOf(db),
    api: { services, routes: ROUTES },
    pages: null,
    gate: null,
  });
  return async ({ userId, loanId, token }) => {
    const request = requestFor('attemptCardCharge', {
      params: { id: loanId },
      token,
      brand: 'lendable',
      key: `pay-${userId}`,
      body: { paymentMethodId: 'pm_card_visa', amount: AMOUNT, purpose: 'early' },
    });
    const answer = await app.fetch(request, {});
    if (answer.status !== 200)
      throw new Error(`The payment was answered ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  };
}

/** What each payment asks of the database, paid one after another. */
function recordStatements(place: Place, borrowers: readonly Borrower[]): Promise<Recorded[][]> {
  return onCopy(place, ({ serverUrl }) => {
    let statements: Recorded[] = [];
    const db = openServer(serverUrl, (event) => recordInto(statements)(event));
    return using(
      serverUrl,
      async () => {
        const pay = payerOn(db);
        const lists: Recorded[][] = [];
        for (const borrower of borrowers) {
          await pay(borrower);
          lists.push(statements);
          statements = [];
        }
        return lists;
      },
      db,
    );
  });
}

function runProduct(place: Place, borrowers: readonly Borrower[]): Promise<Measured> {
  return onCopy(place, ({ serverUrl }) => {
    const db = openServer(serverUrl);
    return using(
      serverUrl,
      () => {
        const pay = payerOn(db);
        const left = borrowers.values();
        return timed(CONNECTIONS, { milliseconds: 0, calls: borrowers.length - CONNECTIONS }, async () => {
          const { value } = left.next();
          if (value) await pay(value);
        });
      },
      db,
    );
  });
}

/** The rounds take turns, each on a copy of its own. */
export async function measure(place: Place, loans: number): Promise<Result> {
  const borrowers = await using(place.ownerUrl, (owner) => fillDatabase(owner, loans));
  await using(place.ownerUrl, vacuum);
  const lists = await recordStatements(place, borrowers);
  const product: Measured[] = [];
  const database: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    product.push(await runProduct(place, borrowers));
    const took = await onCopy(place, ({ serverUrl }) => replay(serverUrl, lists, CONNECTIONS));
    database.push((lists.length * 1000) / took);
  }
  const of = (figure: keyof Measured): number => median(product.map((each) => each[figure]));
  const databasePerSecond = median(database);
  const ofDatabase = of('perSecond') / databasePerSecond;
  return {
    loans,
    product: { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99') },
    databasePerSecond,
    statementsEach: lists.reduce((sum, list) => sum + list.length, 0) / lists.length,
    ofDatabase,
    isMet: ofDatabase >= TARGET,
  };
}
