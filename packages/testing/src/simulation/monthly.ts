import type { Db } from '@fairlead/server/database/database';
import { actAs } from '@fairlead/server/database/acting-as';
import { verifyApplications } from '@fairlead/server/verification/verify-applications';
import { verifyProof } from '@fairlead/server/verification/proof-checks';
import { verifyRecords, type CheckResult } from '@fairlead/server/verification/verify-records';
import { readBooks } from './books.ts';
import { differencesOf, differencesOfKeys, differencesOfMessages, readRecord } from './checks.ts';
import type { Person } from './person.ts';
import type { Servers } from './servers.ts';

export interface Difference {
  /** The loan that it is about; null for one of everything. */
  readonly loanId: string | null;
  readonly text: string;
}

const ofAll = (texts: readonly string[]): Difference[] => texts.map((text) => ({ loanId: null, text }));

const LOAN = /^loan ([\da-f-]{36}): /;

/** Looks at loans again only where something has happened to them since. */
export class Touched {
  readonly #versions = new Map<string, number>();

  /** The loans whose row is another one than at the last time. */
  async since(db: Db): Promise<ReadonlySet<string>> {
    const rows = await db.selectFrom('loans').select(['id', 'version']).execute();
    const touched = rows.filter(({ id, version }) => this.#versions.get(id) !== version);
    for (const { id, version } of touched) this.#versions.set(id, version);
    return new Set(touched.map(({ id }) => id));
  }
}

/** What does not hold after a month: of the books and letters of all, of the histories of the loans that changed. */
export async function monthlyDifferences(
  servers: Servers,
  people: readonly Person[],
  touched: Touched,
): Promise<Difference[]> {
  const { db } = servers;
  const today = await servers.current.today();
  const books = await readBooks(db, today);
  const found = ofAll([
    ...servers.takeErrors().map((error) => `logged as an error: ${error}`),
    ...(await differencesOfMessages(db, books, servers.current.services.wallNow())),
    ...(await differencesOfKeys(db, books)),
  ]);
  for (const { userId, loanId } of people) {
    const record = await readRecord(db, { userId, loanId }, books, today);
    found.push(...differencesOf(record).map((text) => ({ loanId, text })));
  }
  const changed = await touched.since(db);
  const { results } = await verifyRecords(db, (loanId) => changed.has(loanId));
  return [...found, ...results.flatMap(ofVerification)];
}

function ofVerification({ check, differences }: CheckResult): Difference[] {
  return differences.map((text) => ({
    loanId: LOAN.exec(text)?.[1] ?? null,
    text: `verify, ${check}: ${text}`,
  }));
}

/** What `npm run verify` says of everything, at the end. */
export async function wholeDifferences({ db, current }: Servers): Promise<Difference[]> {
  return actAs('system', async () => {
    const records = await verifyRecords(db);
    const proof = await verifyProof(db, current.services.cipher);
    return [...records.results, ...proof.results, await verifyApplications(db)].flatMap(ofVerification);
  });
}
