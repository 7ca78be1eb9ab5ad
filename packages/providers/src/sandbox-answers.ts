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

/** The same key always gives the same id, so that an answer lost on the way can be given again. */
export function sandboxId(prefix: string, key: string): string {
  return `${prefix}-${digest(key).slice(0, 24)}`;
}

/** A number below `limit` that depends on nothing but the text. */
export function sandboxNumber(text: string, limit: number): number {
  return Number.parseInt(digest(text).slice(0, 12), 16) % limit;
}

/**
 * Answers a key once and repeats that answer ever after; of two at the same time one stands. Only a digest of the
 * request is kept. Rejects 'idempotency-key-reused' when the key comes with another request.
 */
export async function answerOnce<Answer>(
  store: SandboxStore,
  { provider, collection, key }: StoreKey,
  request: object,
  answer: () => Answer | Promise<Answer>,
): Promise<Answer> {
  const asked = digest(JSON.stringify(Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1))));
  const known = await store.get<StoredAnswer<Answer>>(collection, key);
  const kept =
    known ?? (await store.putIfAbsent(collection, key, { request: asked, answer: await answer() }));
  if (kept.request !== asked) throw new ProviderRejected(provider, 'idempotency-key-reused');
  return kept.answer;
}

/** What the key was answered, if it ever was. */
export async function findAnswer<Answer>(
  store: SandboxStore,
  collection: string,
  key: string,
): Promise<Answer | undefined> {
  return (await store.get<StoredAnswer<Answer>>(collection, key))?.answer;
}
