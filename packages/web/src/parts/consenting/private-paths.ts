const PRIVATE = /^\/(?:login|view-document|account\/borrow\/continue\/(?:bank-details|documents\/[^/]+))$/;

/**
 * Pages where nothing is loaded from outside, whatever was agreed to: those with a document, with bank or card
 * details, and those whose address may hold a token.
 */
export function isPrivatePath(path: string): boolean {
  return PRIVATE.test(path);
}
