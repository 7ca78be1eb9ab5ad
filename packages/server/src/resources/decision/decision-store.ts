import type { DecisionInputs } from '@fairlead/core/decision/inputs';
import type { Instant, Sealed } from '../../database/columns.ts';
import { json } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { Cipher } from '../../security/cipher.ts';
import type { Owner } from '../user/user-store.ts';

/** What is recorded of a decision, so that it can be replayed and explained. Append-only. */
export interface NewDecision extends Owner {
  readonly id: string;
  readonly applicationId: string;
  /** `bureau-search` is the intent, written before the search; `decision` is what came of it. */
  readonly kind: 'bureau-search' | 'decision';
  /** Personal: sealed. */
  readonly inputs: unknown;
  /** No personal data. */
  readonly outcome: unknown;
  readonly ruleVersion: string;
  readonly now: Instant;
}

export async function insertDecision(tx: Db, cipher: Cipher, decision: NewDecision): Promise<void> {
  const { id } = decision;
  const place = { table: 'decisions', row: id, column: 'inputs_encrypted' };
  await tx
    .insertInto('decisions')
    .values({
      user_id: decision.userId,
      id,
      brand_id: decision.brandId,
      application_id: decision.applicationId,
      kind: decision.kind,
      inputs_encrypted: cipher.seal(place, JSON.stringify(decision.inputs)),
      outcome: json(decision.outcome),
      rule_version: decision.ruleVersion,
      decided_at: decision.now,
    })
    .execute();
}

/** What a member of staff said when they decided. */
export interface Review {
  /** What the identity provider calls them. */
  readonly staff: string;
  readonly reason: string;
}

/** What the newest decision on an application was made from; undefined while it is undecided. */
export async function findDecisionInputs(
  db: Db,
  cipher: Cipher,
  { user_id, id: application_id }: { readonly user_id: string; readonly id: string },
): Promise<DecisionInputs | undefined> {
  const row = await db
    .selectFrom('decisions')
    .select(['id', 'inputs_encrypted'])
    .where('user_id', '=', user_id)
    .where('application_id', '=', application_id)
    .where('kind', '=', 'decision')
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  // What a person said of that decision is not said of the next one.
  const { review: _, ...inputs } = openInputs(cipher, row);
  return inputs;
}

/** A stored decision. `review` is there where a person decided. */
export interface StoredDecision {
  readonly inputs: DecisionInputs & { readonly review?: Review };
  readonly outcome: unknown;
  readonly ruleVersion: string;
  readonly decidedAt: Instant;
}

const decisionsOn = (db: Db, applicationId: string) =>
  db
    .selectFrom('decisions')
    .select(['id', 'inputs_encrypted', 'outcome', 'rule_version', 'decided_at'])
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'decision')
    .orderBy('decided_at')
    .orderBy('id');

type DecisionRow = Awaited<ReturnType<ReturnType<typeof decisionsOn>['executeTakeFirstOrThrow']>>;

const stored = (cipher: Cipher, row: DecisionRow): StoredDecision => ({
  inputs: openInputs(cipher, row),
  outcome: row.outcome,
  ruleVersion: row.rule_version,
  decidedAt: row.decided_at,
});

/** Every decision on an application of any borrower, the oldest first. */
export async function listDecisions(
  db: Db,
  cipher: Cipher,
  applicationId: string,
): Promise<StoredDecision[]> {
  return (await decisionsOn(db, applicationId).execute()).map((row) => stored(cipher, row));
}

/** The same of the borrower's own application. */
export async function listDecisionsOf(
  db: Db,
  cipher: Cipher,
  { userId, brandId }: Owner,
  applicationId: string,
): Promise<StoredDecision[]> {
  const rows = await decisionsOn(db, applicationId)
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .execute();
  return rows.map((row) => stored(cipher, row));
}

function openInputs(cipher: Cipher, row: { id: string; inputs_encrypted: Sealed }): StoredDecision['inputs'] {
  const place = { table: 'decisions', row: row.id, column: 'inputs_encrypted' };
  // The cipher vouches that this is what `insertDecision` wrote.
  return JSON.parse(cipher.open(place, row.inputs_encrypted)) as StoredDecision['inputs'];
}

/** A search that was meant to be made. */
export interface SearchIntent {
  readonly searchId: string;
  readonly attempt: 1 | 2;
  /** Digest of the submission, by which a repeated one is known. */
  readonly requestKey: string;
  /** Whether this submission made the user. */
  readonly isNewUser: boolean;
}

/** The newest search intent of a borrower for this very submission, with the application it belongs to. */
export async function findSearchIntent(
  db: Db,
  { userId, brandId }: Owner,
  requestKey: string,
): Promise<{ applicationId: string; intent: SearchIntent } | undefined> {
  const rows = await db
    .selectFrom('decisions')
    .select(['application_id', 'outcome'])
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .where('kind', '=', 'bureau-search')
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows
    .map((row) => ({ applicationId: row.application_id, intent: row.outcome as SearchIntent }))
    .find(({ intent }) => intent.requestKey === requestKey);
}
