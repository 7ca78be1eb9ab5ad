const ID =
  /^(?:\d+|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|(?=.*\d)[\w-]{24,}|.+(?:@|%40).+)$/i;

/** The path of an address without what is one person's: no query, no place in the page, `{id}` for every id. */
export function normalPath(address: string): string {
  const [path = ''] = address.replace(/^[a-z]+:\/\/[^/?#]*/i, '').split(/[?#]/);
  const parts = path.split('/').map((part) => (ID.test(part) ? '{id}' : part));
  return parts.join('/') || '/';
}
