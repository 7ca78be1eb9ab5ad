/** What is wrong, by id of the control, in the order of the page. */
export type Problems<Id extends string = string> = Partial<Record<Id, string>>;

export function hasProblems(problems: Problems): boolean {
  return Object.keys(problems).length > 0;
}

/** For the error summary. */
export function listProblems(problems: Problems): { field: string; message: string }[] {
  return Object.entries(problems).map(([field, message = '']) => ({ field, message }));
}

/** Keeps what is wrong: `only({ firstName: message or undefined, … })`. */
export function only<Id extends string>(found: Readonly<Record<Id, string | undefined>>): Problems<Id> {
  const wrong = Object.entries(found).filter(([, message]) => message !== undefined);
  // The same keys, without those that have no message.
  return Object.fromEntries(wrong) as Problems<Id>;
}
