const ASKED = ['amount', 'term', 'history'];

/** Whether the address asks for a price: the quote tool's form, sent without script. */
export function asksForPrice(url: URL): boolean {
  return ASKED.some((name) => url.searchParams.has(name));
}
