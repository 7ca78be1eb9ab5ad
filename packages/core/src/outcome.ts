/** What a rule answers: a value, or the named reason why not. Refusals are returned; faults are thrown. */
export type Outcome<T, R extends string> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: R };

/** A rule that says yes, with its answer. */
export function accept<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** A rule that says no, with its reason by name. */
export function refuse<R extends string>(refusal: R): { readonly ok: false; readonly refusal: R } {
  return { ok: false, refusal };
}
