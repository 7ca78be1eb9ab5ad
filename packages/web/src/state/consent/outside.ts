/** Whether code from outside runs in this document. Once there, it stays until the next document. */
export const outside = { isPresent: false };
