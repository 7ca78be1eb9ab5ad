/** @throws Error when the answer is missing: the form is sent from the check page only, where every answer is there. */
export function given<T>(answer: T | null | undefined): Exclude<T, ''> {
  if (answer === null || answer === undefined || answer === '') {
    throw new Error('The form was sent before it was complete');
  }
  // Everything but an empty text is left.
  return answer as Exclude<T, ''>;
}
