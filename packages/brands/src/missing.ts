/** A placeholder for a value that a brand's record does not have yet. `expected` describes the value. */
export class Missing {
  readonly expected: string;

  constructor(expected: string) {
    this.expected = expected;
  }

  toString(): string {
    return `[missing: ${this.expected}]`;
  }
}

/** A placeholder that fits every type. The build stops and lists every placeholder. */
export function missing(expected: string): never {
  // A record must compile before it is complete. No page uses a placeholder, because the build stops at it.
  return new Missing(expected) as never;
}
