import type { BreakerFigures } from './breaker-figures.ts';

/** Closed lets every call through, open none, half-open one that tries whether the provider is back. */
export type BreakerState = 'closed' | 'open' | 'half-open';

/** The right to make one call, which is given back with how the call ended. */
export interface Passage {
  succeeded(): void;
  failed(): void;
  /** The call says nothing about the provider: its caller ended it, or the fault is ours. */
  saidNothing(): void;
}

/** Refuses calls to a provider that does not work, so that no one waits for it and it is left to recover. */
export class Breaker {
  readonly #figures: BreakerFigures;
  readonly #now: () => number;
  #failures = 0;
  /** When the breaker opened; null while it is closed. */
  #openedAt: number | null = null;
  #isTrying = false;

  /** `now` is in milliseconds and never goes back. */
  constructor(figures: BreakerFigures, now: () => number) {
    this.#figures = figures;
    this.#now = now;
  }

  get state(): BreakerState {
    if (this.#openedAt === null) return 'closed';
    return this.#now() - this.#openedAt < this.#figures.restMs ? 'open' : 'half-open';
  }

  /** Null when the call must not be made. */
  enter(): Passage | null {
    const { state } = this;
    if (state === 'closed') return this.#passage();
    if (state === 'open' || this.#isTrying) return null;
    this.#isTrying = true;
    return this.#trial();
  }

  /** What a call that began before the breaker opened says later changes nothing. */
  #passage(): Passage {
    return {
      succeeded: () => {
        this.#failures = 0;
      },
      failed: () => {
        this.#failures += 1;
        if (this.#openedAt === null && this.#failures >= this.#figures.failures) this.#openedAt = this.#now();
      },
      saidNothing: () => undefined,
    };
  }

  #trial(): Passage {
    const end = (openedAt: number | null): void => {
      this.#isTrying = false;
      this.#openedAt = openedAt;
      this.#failures = 0;
    };
    return {
      succeeded: () => end(null),
      failed: () => end(this.#now()),
      saidNothing: () => {
        this.#isTrying = false;
      },
    };
  }
}
