import { createHash } from 'node:crypto';
import { ProviderRejected, type ProviderName } from './provider-error.ts';
import type { SandboxStore } from './sandbox-store.ts';

interface StoredAnswer<Answer> {
  readonly request: string;
  readonly answer: Answer;
}

interface StoreKey {
  readonly provider: ProviderName;
  readonly collection: string;
  readonly key: string;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** An id derived from the key, so that a lost answer can be given again. */
export function sandboxId(prefix: string, key: string): string {
  return `${prefix}-${digest(key).slice(0, 24)}`;
}

/** A number below `limit` that depends only on the text. */
export function sandboxNumber(text: string, limit: number): number {
  return Number.parseInt(digest(text).slice(0, 12), 16) % limit;
}

/**
 * Answers a key once and returns that answer for every repetition; of concurrent calls the first to be stored wins.
 * Only a digest of the request is stored. Rejects 'idempotency-key-reused' when the key comes with a different
 * request.
 */
export async function answerOnce<Answer>(
  store: SandboxStore,
  { provider, collection, key }: StoreKey,
  request: object,
  answer: () => Answer | Promise<Answer>,
): Promise<Answer> {
  const requestDigest = digest(JSON.stringify(Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1))));
  const existing = await store.get<StoredAnswer<Answer>>(collection, key);
  const stored =
    existing ??
    (await store.putIfAbsent(collection, key, { request: requestDigest, answer: await answer() }));
  if (stored.request !== requestDigest) throw new ProviderRejected(provider, 'idempotency-key-reused');
  return stored.answer;
}

/** The stored answer for a key, if any. */
export async function findAnswer<Answer>(
  store: SandboxStore,
  collection: string,
  key: string,
): Promise<Answer | undefined> {
  return (await store.get<StoredAnswer<Answer>>(collection, key))?.answer;
}
