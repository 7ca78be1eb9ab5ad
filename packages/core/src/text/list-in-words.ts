/**
 * A list in a sentence: "2nd, 3rd and 4th". Written here because the first `Intl.ListFormat` of a page takes a
 * phone a tenth of a second.
 */
export function listInWords(things: readonly string[], joinedBy: 'and' | 'or' = 'and'): string {
  const last = things.at(-1) ?? '';
  return things.length < 2 ? last : `${things.slice(0, -1).join(', ')} ${joinedBy} ${last}`;
}
