/** Methods by name; anything else is counted as one. */
export const METHODS: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
]);

/** '2xx' for 204. */
export const statusClassOf = (status: number): string => `${Math.floor(status / 100)}xx`;
