import { createHash } from 'node:crypto';

/** Texts with lists or batches differ from call to call, so a text gets a name once it has come so often. */
const RUNS_BEFORE = 3;

/** Texts that are counted. When there are more, counting starts again. */
const MOST_TEXTS = 1_000;

/** Names for the statements that are run often, under which a connection prepares them: parsed and planned once. */
export class StatementNames {
  readonly #texts = new Map<string, { runs: number; digest: string }>();
  #generation = 0;

  /** Undefined for a text that has not come often enough. */
  nameOf(text: string): string | undefined {
    const counted = this.#texts.get(text) ?? this.#add(text);
    counted.runs += 1;
    return counted.runs > RUNS_BEFORE ? `${counted.digest}_${this.#generation}` : undefined;
  }

  /** Gives every statement another name, so that it is prepared again. */
  renew(): void {
    this.#generation += 1;
  }

  #add(text: string) {
    if (this.#texts.size === MOST_TEXTS) this.#texts.clear();
    const added = { runs: 0, digest: createHash('sha256').update(text).digest('hex').slice(0, 24) };
    this.#texts.set(text, added);
    return added;
  }
}
