const GIVEN = /^[\w-]{8,64}$/;

/** The id that a proxy in front gave the request, when it looks like one, else a new one. */
export function requestIdOf(request: Request, newId: () => string): string {
  const given = request.headers.get('x-request-id');
  return given !== null && GIVEN.test(given) ? given : newId();
}
