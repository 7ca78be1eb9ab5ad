import type { TokenRow } from './auth-token-store.ts';

const REMEMBERED_MS = 1_000;
const MOST_TOKENS = 10_000;

interface Remembered {
  readonly row: TokenRow;
  readonly readAt: number;
}

/**
 * Bearer tokens that this process has read within the last second, so that the calls of one page read theirs once.
 * What another process revokes counts here a second later at most. A call that may change sessions clears it, so what
 * this process revokes counts at once. Unknown tokens are not remembered.
 */
export class RememberedTokens {
  readonly #byHash = new Map<string, Remembered>();

  find(tokenHash: string): TokenRow | undefined {
    const found = this.#byHash.get(tokenHash);
    return found && performance.now() - found.readAt < REMEMBERED_MS ? found.row : undefined;
  }

  /** `readAt` is when the reading began, by `performance.now()`. */
  remember(tokenHash: string, row: TokenRow, readAt: number): void {
    if (this.#byHash.size >= MOST_TOKENS) this.#byHash.clear();
    this.#byHash.set(tokenHash, { row, readAt });
  }

  clear(): void {
    this.#byHash.clear();
  }
}
