/** Stands in a brand's record where nobody has given the value yet, and says what belongs there. */
export class Missing {
  readonly expected: string;

  constructor(expected: string) {
    this.expected = expected;
  }

  toString(): string {
    return `[missing: ${this.expected}]`;
  }
}

/** A value that is still to be given. It fits every type, and the build stops and names it. */
export function missing(expected: string): never {
  // The record has to compile before it is complete: no page is made from it until the build has found no hole.
  return new Missing(expected) as never;
}
