import type { TokenRow } from './auth-token-store.ts';

const REMEMBERED_MS = 1_000;
const MOST_TOKENS = 10_000;

/** A token as it was read from the database. */
export interface ReadToken {
  readonly row: TokenRow;
  /** When the reading began, by `performance.now()`. */
  readonly readAt: number;
}

/**
 * Bearer tokens that this process has read within the last second, so that the calls of one page read theirs once.
 * What another process revokes counts here a second later at most. A call that may change sessions clears it, so what
 * this process revokes counts at once. Unknown tokens are not remembered.
 */
export class RememberedTokens {
  readonly #byHash = new Map<string, ReadToken>();
  #clearedAt = -Infinity;

  find(tokenHash: string): ReadToken | undefined {
    const found = this.#byHash.get(tokenHash);
    return found && performance.now() - found.readAt < REMEMBERED_MS ? found : undefined;
  }

  /** A reading that began before the last `clear` may be out of date, so it is not remembered. */
  remember({ row, readAt }: ReadToken): void {
    if (readAt <= this.#clearedAt) return;
    if (this.#byHash.size >= MOST_TOKENS) this.#byHash.clear();
    this.#byHash.set(row.token_hash, { row, readAt });
  }

  clear(): void {
    this.#clearedAt = performance.now();
    this.#byHash.clear();
  }
}
