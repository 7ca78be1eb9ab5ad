const GIVEN = /^[\w-]{8,64}$/;

/** The id that a proxy in front gave the request, when it looks like one, else a new one. */
export function requestIdOf(given: string | null | undefined, newId: () => string): string {
  return typeof given === 'string' && GIVEN.test(given) ? given : newId();
}
