import { isDeepStrictEqual } from 'node:util';
import { DECISION_RULES } from '@fairlead/core/decision/decide';
import { explainDecision } from '@fairlead/core/decision/explain-decision';
import { formatWorking } from '@fairlead/core/working/format';
import type { Db } from '../database/database.ts';
import { listDecisions, type StoredDecision } from '../resources/decision/decision-store.ts';
import { outcomeOf } from '../resources/loan-application/record-decision.ts';
import type { Cipher } from '../security/cipher.ts';

export interface ExplainedDecision {
  /** For a terminal. Has figures of the applicant and what staff wrote, and no name or address. */
  readonly text: string;
  /** Whether it was made again and came out differently. */
  readonly isDifferent: boolean;
}

/** Every decision on an application made again from what it was made from, the oldest first. Empty if there is none. */
export async function explainDecisions(
  db: Db,
  cipher: Cipher,
  applicationId: string,
): Promise<ExplainedDecision[]> {
  return (await listDecisions(db, cipher, applicationId)).map(explain);
}

function explain({
  inputs: { review, ...inputs },
  outcome,
  ruleVersion,
  decidedAt,
}: StoredDecision): ExplainedDecision {
  const heading = `${decidedAt}, rules ${ruleVersion}`;
  const by = review ? [`A person decided: ${review.staff}. ${review.reason}`] : [];
  const tell = (result: string, isDifferent: boolean, workings: readonly string[]): ExplainedDecision => ({
    text: [heading, ...by, result, ...workings].join('\n'),
    isDifferent,
  });
  if (ruleVersion !== DECISION_RULES)
    return tell(`Not made again: this release has the rules ${DECISION_RULES}.`, false, []);
  const { decision, workings } = explainDecision(inputs);
  const words = workings.map(formatWorking);
  if (isDeepStrictEqual(outcomeOf(decision), outcome))
    return tell('✓ Made again, the outcome is the same.', false, words);
  const stored = `Stored: ${JSON.stringify(outcome)}`;
  // A person who declines needs no rule; one who approves gives the band, and the rules decide in it.
  return review && inputs.knownBand === undefined
    ? tell(`${stored}. The rules alone would have said:`, false, words)
    : tell(`✗ Made again, the outcome is different. ${stored}`, true, words);
}
