import { keysOf } from '@fairlead/core/records';
import type { Db } from '../database/database.ts';
import {
  listDoubtfulErasures,
  listErasedKeys,
  listLinkedRows,
  listLinksAfter,
  listUnnotedRows,
  readDigests,
  type ChainLink,
  type DoubtfulErasure,
  type LinkedRow,
} from '../resources/chain/chain-store.ts';
import { CHAINED_TABLES, type ChainedTableName } from '../resources/chain/chained-tables.ts';
import { BEFORE_THE_FIRST, digestOfLink } from '../resources/chain/link-records.ts';
import type { Cipher } from '../security/cipher.ts';
import { differencesOfDocuments } from './document-checks-store.ts';
import type { CheckResult } from './verify-records.ts';

/** Links that are read together, of up to 2,000 rows each. */
const PAGE = 20;
const LIMIT = 20;

export interface Proof {
  readonly links: number;
  readonly results: readonly CheckResult[];
}

const nameOf = (table: ChainedTableName, key: string): string => `${CHAINED_TABLES[table].means} ${key}`;

type RowOfLink = LinkedRow & { readonly link: number };

interface Page {
  readonly links: readonly ChainLink[];
  readonly rows: readonly RowOfLink[];
}

/** Every link with the rows that are noted under it, in order, some links at a time. */
async function* pagesOf(db: Db): AsyncGenerator<Page> {
  let after = BEFORE_THE_FIRST.number;
  for (;;) {
    const links = await listLinksAfter(db, after, PAGE);
    yield { links, rows: await listLinkedRows(db, links) };
    after = links.at(-1)?.number ?? after;
    if (links.length < PAGE) return;
  }
}

/** Why a link does not continue the one before it; null when it does. */
function breakOf(
  cipher: Cipher,
  previous: Pick<ChainLink, 'number' | 'digest'>,
  link: ChainLink,
  rows: readonly LinkedRow[],
): string | null {
  const missing = previous.number + 1;
  if (link.number !== missing) return `link ${missing} is missing`;
  if (link.previous_digest !== previous.digest) return `link ${link.number} does not continue the one before`;
  if (digestOfLink(cipher, link.key_id, previous, rows) === link.digest) return null;
  return `link ${link.number} of ${link.linked_at} is not the digest of its rows`;
}

/** What happened to rows since they were linked. */
async function changesOf(db: Db, rows: readonly RowOfLink[]): Promise<string[]> {
  const changes: string[] = [];
  for (const [table, linked] of Map.groupBy(rows, ({ table: name }): ChainedTableName => name)) {
    const now = await readDigests(
      db,
      table,
      linked.map(({ key }) => key),
    );
    const gone = linked.filter(({ key }) => !now.has(key)).map(({ key }) => key);
    const erased = await listErasedKeys(db, table, gone);
    for (const { key, digest, link } of linked) {
      const current = now.get(key);
      if (current === digest || (current === undefined && erased.has(key))) continue;
      const what = current === undefined ? 'deleted' : 'changed';
      changes.push(`${nameOf(table, key)} was ${what} (link ${link})`);
    }
  }
  return changes;
}

/** Rows that were written while the triggers were off. */
async function additionsTo(db: Db): Promise<string[]> {
  const added: string[] = [];
  for (const table of keysOf(CHAINED_TABLES)) {
    const keys = await listUnnotedRows(db, table, LIMIT);
    added.push(...keys.map((key) => `${nameOf(table, key)} was added without being noted`));
  }
  return added;
}

/** Each doubt as a sentence. */
function describeErasure({ kind, id, ...doubts }: DoubtfulErasure): string[] {
  const sentences = {
    isUnaudited: `the ${kind} ${id} was erased without an audit row`,
    isTooEarly: `the ${kind} ${id} was erased although it was not due`,
    isRepeated: `rows of the ${kind} ${id} were erased more than once`,
    isStillThere: `rows of the ${kind} ${id} were erased, and it is still there`,
  } as const;
  return keysOf(sentences).flatMap((doubt) => (doubts[doubt] ? [sentences[doubt]] : []));
}

/** Whether every record that must not change is the one that was written. Reads it all and changes nothing. */
export async function verifyProof(db: Db, cipher: Cipher): Promise<Proof> {
  let previous: Pick<ChainLink, 'number' | 'digest'> = BEFORE_THE_FIRST;
  let firstBreak: string | null = null;
  const changes: string[] = [];
  for await (const { links, rows } of pagesOf(db)) {
    const byLink = Map.groupBy(rows, ({ link }) => link);
    for (const link of links) {
      firstBreak ??= breakOf(cipher, previous, link, byLink.get(link.number) ?? []);
      previous = link;
    }
    changes.push(...(await changesOf(db, rows)));
  }
  const results = [
    {
      check: 'the chain of records has no broken link',
      differences: firstBreak === null ? [] : [firstBreak],
    },
    {
      check: 'every record is the one that was linked',
      differences: [...changes, ...(await additionsTo(db))],
    },
    {
      check: 'every erasure was due, complete and audited',
      differences: (await listDoubtfulErasures(db, LIMIT)).flatMap(describeErasure),
    },
    {
      check: 'every document has the bytes of its hashes',
      differences: await differencesOfDocuments(db, cipher),
    },
  ];
  return { links: previous.number, results };
}
