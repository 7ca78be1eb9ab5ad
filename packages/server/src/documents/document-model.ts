/** One part of a document, in the order it is read. Both renderers know every kind. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly caption: string; readonly rows: readonly Fact[] }
  | DocumentTable
  | { readonly kind: 'definitions'; readonly items: readonly { term: string; text: string }[] }
  | { readonly kind: 'callout'; readonly title: string; readonly text: string };

/** One row of name and value; more than one line of value stays in one cell. */
export type Fact = { readonly name: string; readonly value: string | readonly string[] };

export type Column = { readonly heading: string; readonly isFigure: boolean };

export type DocumentTable = {
  readonly kind: 'table';
  readonly caption: string;
  readonly columns: readonly Column[];
  /** As many cells as columns; the first names its row. */
  readonly rows: readonly (readonly string[])[];
};

/** What a person reads, before it is HTML or PDF. */
export type DocumentModel = {
  readonly title: string;
  /** Who shows it, for which application or loan and for whom: under the title, and above every further page of a PDF. */
  readonly subtitle: string;
  readonly templateVersion: string;
  /** Across every page, and in words at the top: the document is not binding. */
  readonly isVoid: boolean;
  readonly blocks: readonly Block[];
};

export const VOID_NOTICE = 'VOID. This is a demonstration document. It is not an offer and is not binding.';

export function linesOf(value: Fact['value']): readonly string[] {
  return typeof value === 'string' ? [value] : value;
}

export const heading = (text: string, level: 2 | 3 = 2): Block => ({ kind: 'heading', level, text });
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const bullets = (...items: readonly string[]): Block => ({ kind: 'list', isOrdered: false, items });
export const steps = (...items: readonly string[]): Block => ({ kind: 'list', isOrdered: true, items });
export const callout = (title: string, text: string): Block => ({ kind: 'callout', title, text });

/** Rows in order: a name and its value. */
export const facts = (caption: string, rows: readonly (readonly [string, Fact['value']])[]): Block => ({
  kind: 'facts',
  caption,
  rows: rows.map(([name, value]) => ({ name, value })),
});

export const definitions = (items: readonly (readonly [string, string])[]): Block => ({
  kind: 'definitions',
  items: items.map(([term, text]) => ({ term, text })),
});
