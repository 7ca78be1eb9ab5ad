import { messageFor, type Outcome, type RefusalDetail } from '@fairlead/core/outcome';

/** What is wrong with a body, by dotted path: as it is sent back. */
export class FieldProblems {
  readonly #fields: Record<string, string[]> = {};

  add(path: string, message: string): void {
    (this.#fields[path] ??= []).push(message);
  }

  /** Adds the message of a refused outcome. */
  addRefused<R extends string>(
    path: string,
    outcome: Outcome<unknown, R>,
    messages: Readonly<Record<R, string>>,
  ): void {
    const message = messageFor(outcome, messages);
    if (message !== undefined) this.add(path, message);
  }

  get isEmpty(): boolean {
    return Object.keys(this.#fields).length === 0;
  }

  get detail(): RefusalDetail {
    return { fields: this.#fields };
  }
}
