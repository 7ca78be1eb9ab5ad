import type { AppServices } from '../../context.ts';
import { transaction, type Db } from '../../database/database.ts';
import type { Cipher } from '../../security/cipher.ts';
import type { ChainedTableName } from './chained-tables.ts';
import {
  findLastLink,
  insertLink,
  listNotedRows,
  lockChain,
  readDigests,
  type ChainLink,
  type LinkedRow,
  type NotedRow,
} from './chain-store.ts';

const ROWS_OF_LINK = 2_000;

/** What the first link continues. */
export const BEFORE_THE_FIRST: Pick<ChainLink, 'number' | 'digest'> = { number: 0, digest: '' };

/** The digest of a link: of the one before it, and of its rows in order. */
export function digestOfLink(
  cipher: Cipher,
  keyId: string,
  previous: Pick<ChainLink, 'number' | 'digest'>,
  rows: readonly LinkedRow[],
): string {
  const lines = rows.map(({ table, key, digest }) => `${table} ${key} ${digest}`).toSorted();
  return cipher.chainDigest(keyId, [previous.number + 1, previous.digest, ...lines].join('\n'));
}

async function digestsOf(tx: Db, noted: readonly NotedRow[]): Promise<LinkedRow[]> {
  const linked: LinkedRow[] = [];
  for (const [table, rows] of Map.groupBy(noted, (row): ChainedTableName => row.table)) {
    const digests = await readDigests(
      tx,
      table,
      rows.map(({ key }) => key),
    );
    linked.push(...rows.map(({ key }) => ({ table, key, digest: digests.get(key) ?? '' })));
  }
  return linked;
}

/** @returns whether more rows may wait. */
async function linkSome({ db, cipher, wallNow, log }: AppServices): Promise<boolean> {
  return transaction(db, async (tx) => {
    if (!(await lockChain(tx))) return false;
    const noted = await listNotedRows(tx, ROWS_OF_LINK);
    if (noted.length === 0) return false;
    const rows = await digestsOf(tx, noted);
    const previous = (await findLastLink(tx)) ?? BEFORE_THE_FIRST;
    const link: ChainLink = {
      number: previous.number + 1,
      previous_digest: previous.digest,
      digest: digestOfLink(cipher, cipher.currentKeyId, previous, rows),
      key_id: cipher.currentKeyId,
      linked_at: wallNow().toISOString(),
    };
    await insertLink(tx, link, rows);
    // A log that is stored elsewhere shows that links were taken from the end.
    log.info({ link: link.number, digest: link.digest, rows: rows.length }, 'records linked');
    return noted.length === ROWS_OF_LINK;
  });
}

/**
 * Links every row that was noted since the last link, in one transaction for each link: a killed worker leaves none
 * half made. One worker links at a time; another one has nothing to do meanwhile.
 */
export async function linkRecords(services: AppServices): Promise<void> {
  while (await linkSome(services));
}
