/** What to do at an address that leads to no page. */
export const NOT_FOUND_TEXT =
  'If you typed the address, check that it is right. If you followed a link or a bookmark, the page may have moved.';
