/** Whether a script of an outside service runs in this document. It cannot be removed until the next page load. */
export const outside = { isPresent: false };
