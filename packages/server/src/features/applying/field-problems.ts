import type { RefusalDetail } from '@fairlead/core/outcome';

/** What is wrong with a body, by dotted path: as it is sent back. */
export class FieldProblems {
  readonly #fields: Record<string, string[]> = {};

  add(path: string, message: string): void {
    (this.#fields[path] ??= []).push(message);
  }

  get isEmpty(): boolean {
    return Object.keys(this.#fields).length === 0;
  }

  get detail(): RefusalDetail {
    return { fields: this.#fields };
  }
}
