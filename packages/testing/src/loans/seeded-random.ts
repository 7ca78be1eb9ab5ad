/** The same numbers for the same seed: mulberry32. Its state is a seed too: that of the numbers to come. */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  get state(): number {
    return this.#state;
  }

  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  upTo(largest: number): number {
    return Math.floor(this.fraction() * (largest + 1));
  }

  one<const T>(choices: readonly [T, ...T[]]): T {
    return choices[this.upTo(choices.length - 1)] ?? choices[0];
  }

  id(): string {
    const hex = Array.from({ length: 32 }, () => this.upTo(15).toString(16)).join('');
    return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-7$3-8$4-$5');
  }
}

/** FNV-1a, which spreads short names over all numbers. */
function numberOf(text: string): number {
  let mixed = 0x811c9dc5;
  for (const letter of text) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return mixed | 0;
}

/** Dice for one purpose: what others throw, or how often, does not change them. */
export function diceFor(seed: number, ...purpose: readonly (string | number)[]): SeededRandom {
  return new SeededRandom(numberOf([seed, ...purpose].join('/')));
}
