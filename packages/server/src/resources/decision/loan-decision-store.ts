import type { DecisionInputs } from '@fairlead/core/decision/inputs';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { Cipher } from '../../security/cipher.ts';

/** What the decision on a loan's application was made from, and when; the newest, where there were several. */
export async function findLoanDecision(
  db: Db,
  cipher: Cipher,
  loan: { readonly user_id: string; readonly application_id: string },
): Promise<{ inputs: DecisionInputs; decidedAt: Instant } | undefined> {
  const row = await db
    .selectFrom('decisions')
    .select(['id', 'inputs_encrypted', 'decided_at'])
    .where('user_id', '=', loan.user_id)
    .where('application_id', '=', loan.application_id)
    .where('kind', '=', 'decision')
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!row) return undefined;
  const place = { table: 'decisions', row: row.id, column: 'inputs_encrypted' };
  // The decision itself wrote it.
  const inputs = JSON.parse(cipher.open(place, row.inputs_encrypted)) as DecisionInputs;
  return { inputs, decidedAt: row.decided_at };
}
