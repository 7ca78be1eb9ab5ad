import type { TokenRow } from './auth-token-store.ts';

const REMEMBERED_MS = 1_000;
const MOST_TOKENS = 10_000;

interface Remembered {
  /** When the reading began, by `performance.now()`. */
  readonly readAt: number;
  readonly row: Promise<TokenRow | undefined>;
}

/**
 * Bearer tokens that this process has read within the last second, so that the calls of one page, which come together,
 * read theirs once. What another process revokes counts here a second later at most. A call that may change sessions
 * clears it, so what this process revokes counts at once. Unknown tokens are not remembered.
 */
export class RememberedTokens {
  readonly #byHash = new Map<string, Remembered>();

  /** The token with this hash, from memory or by `read`; undefined when there is none. */
  find(tokenHash: string, read: () => Promise<TokenRow | undefined>): Promise<TokenRow | undefined> {
    const known = this.#byHash.get(tokenHash);
    if (known && performance.now() - known.readAt < REMEMBERED_MS) return known.row;
    const reading: Remembered = { readAt: performance.now(), row: read() };
    if (this.#byHash.size >= MOST_TOKENS) this.#byHash.clear();
    this.#byHash.set(tokenHash, reading);
    const forgetUnlessFound = (row?: TokenRow): void => {
      if (!row && this.#byHash.get(tokenHash) === reading) this.#byHash.delete(tokenHash);
    };
    reading.row.then(forgetUnlessFound, () => forgetUnlessFound());
    return reading.row;
  }

  /** Replaces a token that is remembered with what it has been changed to. */
  update(row: TokenRow): void {
    const known = this.#byHash.get(row.token_hash);
    if (known) this.#byHash.set(row.token_hash, { ...known, row: Promise.resolve(row) });
  }

  clear(): void {
    this.#byHash.clear();
  }
}
