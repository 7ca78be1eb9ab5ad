import { createElement, type ReactNode } from 'react';

export interface DocumentPart {
  readonly id: string;
  readonly title: string;
}

export interface ParsedDocument {
  /** Below its title, which is the heading of the page. */
  readonly body: ReactNode;
  /** Its main headings, in order. */
  readonly parts: readonly DocumentPart[];
  /** Of a demonstration: marked across the whole text. */
  readonly isVoid: boolean;
}

/** What a document is made of; `br` until 2026-3. Of anything else only the text is shown. */
const ELEMENTS = new Set(
  'p h2 h3 ul ol li dl dt dd div table caption thead tbody tr th td footer br'.split(' '),
);

/** A document as the server sends it, a whole page, to be read inside one of ours. Nothing in it is run. */
export function parseDocument(html: string): ParsedDocument {
  // Without its head: our page's policy would report the style there.
  const page = new DOMParser().parseFromString(html.slice(Math.max(0, html.indexOf('<body'))), 'text/html');
  const parts: DocumentPart[] = [];
  const present = (node: Node, key: number): ReactNode => {
    if (!(node instanceof Element)) return node.textContent?.trim() === '' ? null : node.textContent;
    const children = [...node.childNodes].map(present);
    const tag = node.tagName.toLowerCase();
    if (tag === 'h1') return null;
    if (!ELEMENTS.has(tag)) return children;
    const attributes = { key, ...attributesOf(node) };
    if (tag === 'br') return createElement(tag, attributes);
    if (tag !== 'h2') return createElement(tag, attributes, ...children);
    const part = { id: `part-${parts.length + 1}`, title: node.textContent };
    parts.push(part);
    return createElement(tag, { ...attributes, id: part.id, tabIndex: -1 }, ...children);
  };
  const main = page.querySelector('main') ?? page.body;
  return { body: [...main.childNodes].map(present), parts, isVoid: page.body.className === 'void' };
}

function attributesOf(element: Element): Record<string, unknown> {
  const given = (name: string): string | undefined => element.getAttribute(name) ?? undefined;
  const kind = given('class');
  return {
    className: kind === undefined ? undefined : `document-${kind}`,
    scope: given('scope'),
    role: given('role'),
    'aria-label': given('aria-label'),
    tabIndex: given('tabindex') === undefined ? undefined : 0,
  };
}
