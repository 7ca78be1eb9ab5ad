import type { TokenChanges, TokenRow } from './auth-token-store.ts';

const CHECK_EVERY_MS = 1_000;
const MOST_TOKENS = 20_000;

/** Before every transaction of a database (https://www.postgresql.org/docs/15/functions-info.html#FUNCTIONS-INFO-SNAPSHOT). */
const FROM_THE_BEGINNING = '0';

interface Check {
  /** When it began, by `performance.now()`. */
  readonly startedAt: number;
  /** How many changes this process had made before. */
  readonly ownChanges: number;
}

/**
 * Bearer tokens that this process has read. Once a second it asks the database which tokens were changed since and
 * forgets those, so what another process revokes counts here a second later at most. After a call that may have changed
 * sessions it asks again, so what this process revokes counts immediately. Unknown tokens are not remembered.
 */
export class RememberedTokens {
  readonly #changesSince: (horizon: string) => Promise<TokenChanges>;
  /** The one that was remembered first is first. */
  readonly #byHash = new Map<string, Promise<TokenRow | undefined>>();
  #horizon = FROM_THE_BEGINNING;
  #ownChanges = 0;
  #latest: Check = { startedAt: -Infinity, ownChanges: -1 };
  #underWay: { readonly ownChanges: number; readonly done: Promise<void> } | undefined;

  constructor(changesSince: (horizon: string) => Promise<TokenChanges>) {
    this.#changesSince = changesSince;
  }

  /** The token with this hash, from memory or by `read`; undefined when there is none. */
  async find(tokenHash: string, read: () => Promise<TokenRow | undefined>): Promise<TokenRow | undefined> {
    if (!this.#isUpToDate()) await this.#forgetChanged();
    return this.#byHash.get(tokenHash) ?? this.#read(tokenHash, read);
  }

  /** Replaces a token that is remembered with what it has been changed to. */
  update(row: TokenRow): void {
    if (this.#byHash.has(row.token_hash)) this.#byHash.set(row.token_hash, Promise.resolve(row));
  }

  /** This process may have changed tokens: asks before the next is given from memory. */
  noteChange(): void {
    this.#ownChanges += 1;
  }

  #isUpToDate(): boolean {
    const { startedAt, ownChanges } = this.#latest;
    return ownChanges === this.#ownChanges && performance.now() - startedAt < CHECK_EVERY_MS;
  }

  /** Calls that come together wait for one check. */
  #forgetChanged(): Promise<void> {
    const ownChanges = this.#ownChanges;
    if (this.#underWay?.ownChanges === ownChanges) return this.#underWay.done;
    const begun = { ownChanges, done: this.#check(ownChanges) };
    const end = (): void => {
      if (this.#underWay === begun) this.#underWay = undefined;
    };
    begun.done.then(end, end);
    this.#underWay = begun;
    return begun.done;
  }

  async #check(ownChanges: number): Promise<void> {
    const startedAt = performance.now();
    const { tokenHashes, horizon } = await this.#changesSince(this.#horizon);
    for (const hash of tokenHashes) this.#byHash.delete(hash);
    this.#horizon = horizon;
    this.#latest = { startedAt, ownChanges };
  }

  #read(tokenHash: string, read: () => Promise<TokenRow | undefined>): Promise<TokenRow | undefined> {
    const reading = read();
    for (const oldest of this.#byHash.keys()) {
      if (this.#byHash.size < MOST_TOKENS) break;
      this.#byHash.delete(oldest);
    }
    this.#byHash.set(tokenHash, reading);
    const forgetUnlessFound = (row?: TokenRow): void => {
      if (!row && this.#byHash.get(tokenHash) === reading) this.#byHash.delete(tokenHash);
    };
    reading.then(forgetUnlessFound, () => forgetUnlessFound());
    return reading;
  }
}
