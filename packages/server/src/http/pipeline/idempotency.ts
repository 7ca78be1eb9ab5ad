import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import {
  findStoredAnswer,
  storeAnswer,
  lockCall,
  type StoredAnswer,
  type KeyOfCall,
} from '../../resources/idempotency/idempotency-store.ts';
import type { JsonAnswer } from '../answers/answers.ts';
import { Fault } from './fault.ts';

const KEY = /^[\w-]{16,128}$/;

/** Ends a transaction whose call was already answered: nothing of the repetition stays. */
class AnsweredAlready extends Error {}

/** The caller's key, or null. One that could be guessed is refused. */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.headers.get('idempotency-key');
  if (key === null || KEY.test(key)) return key;
  throw new Fault('validationFailed', {
    message: 'Check Idempotency-Key',
    fields: { 'Idempotency-Key': ['Use 16 to 128 letters, digits, hyphens and underscores, such as a UUID'] },
  });
}

export interface Repetition {
  /** The answer given before to the same request; refuses another request under the same key. */
  earlierAnswer(): Promise<JsonAnswer | undefined>;
  /** Begins a transaction of the call, alone under its key; ends it when the call was answered meanwhile. */
  begin(tx: Db): Promise<void>;
  /** Stores the answer in the transaction of its effect. */
  store(tx: Db, answer: JsonAnswer): Promise<void>;
  /** Runs `work`; when the call turns out to be answered already, the earlier answer instead. */
  orEarlier(work: () => Promise<JsonAnswer>): Promise<JsonAnswer>;
}

const ANSWER = { table: 'idempotency_keys', column: 'answer_encrypted' } as const;

/** One call with an Idempotency-Key. Key, actor and route name it; the body is compared by a keyed digest. */
export function repetitionOf(
  { db, cipher, wallNow }: AppServices,
  call: KeyOfCall,
  fingerprint: string,
): Repetition {
  const bodyHash = cipher.blindIndex('idempotency', fingerprint);
  const place = { ...ANSWER, row: `${call.actor}/${call.key}/${call.route}` };

  const answerOf = (stored: StoredAnswer): JsonAnswer => {
    if (stored.body_hash !== bodyHash) throw new Fault('idempotencyKeyReused');
    return { status: stored.status, body: JSON.parse(cipher.open(place, stored.answer_encrypted)) };
  };

  const earlierAnswer = async (): Promise<JsonAnswer | undefined> => {
    const stored = await findStoredAnswer(db, call);
    return stored && answerOf(stored);
  };

  return {
    earlierAnswer,

    async begin(tx) {
      await lockCall(tx, call);
      if (await findStoredAnswer(tx, call)) throw new AnsweredAlready();
    },

    async store(tx, { status, body }) {
      await storeAnswer(tx, {
        ...call,
        body_hash: bodyHash,
        status,
        answer_encrypted: cipher.seal(place, JSON.stringify(body)),
        created_at: wallNow().toISOString(),
      });
    },

    async orEarlier(work) {
      try {
        return await work();
      } catch (error) {
        const earlier = error instanceof AnsweredAlready ? await earlierAnswer() : undefined;
        if (!earlier) throw error;
        return earlier;
      }
    },
  };
}
