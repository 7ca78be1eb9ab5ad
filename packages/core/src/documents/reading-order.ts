import type { DOCUMENT_TITLES } from './document-titles.ts';

/**
 * The documents that are read before an agreement is signed, in the order in which they are read: explanations and
 * key facts come before the agreement (CCA 1974 s.55, s.55A).
 */
export const READING_ORDER = ['adequate-explanations', 'secci', 'contract'] as const;

export type DocumentToRead = (typeof READING_ORDER)[number];

export type DocumentSlug = keyof typeof DOCUMENT_TITLES;

/**
 * Every document that a set can have, in the order in which pages list them. The receipt of a car, whose sale is a term
 * of the agreement, and the mandate are for the borrower's information.
 */
export const DOCUMENT_ORDER = [
  ...READING_ORDER,
  'purchase-receipt',
  'direct-debit-mandate',
] as const satisfies readonly DocumentSlug[];

/** Whether the borrower has to confirm that they read it, without which nothing is signed. */
export function isToConfirm(slug: DocumentSlug): slug is DocumentToRead {
  return READING_ORDER.some((each) => each === slug);
}

/** Which documents have to be read before this one can be confirmed, in order; none where it is its turn. */
export function unreadBefore(
  slug: DocumentToRead,
  isRead: (earlier: DocumentToRead) => boolean,
): readonly DocumentToRead[] {
  const earlier = READING_ORDER.slice(0, READING_ORDER.indexOf(slug));
  return earlier.filter((each) => !isRead(each));
}
