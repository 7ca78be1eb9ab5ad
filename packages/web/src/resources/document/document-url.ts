import { DOCUMENT_TITLES } from '@fairlead/core/documents/document-titles';
import type { DocumentSlug } from '@fairlead/core/documents/reading-order';
import { accept, refuse, type Outcome } from '@fairlead/core/outcome';
import { loanPdfPath } from '../../loan-paths.ts';
import { applicationDocumentPath } from '../../application-paths.ts';

export type DocumentCategory = 'LOAN' | 'LOAN_APPLICATION';

export type DocumentAddress = { category: DocumentCategory; id: string; type: DocumentSlug };

/** The texts are the specification's. */
export const DOCUMENT_ERRORS = {
  invalidCategory: 'Invalid document category',
  invalidType: 'Invalid document type',
} as const;

const SHAPES: readonly (readonly [DocumentCategory, RegExp])[] = [
  ['LOAN', /^(?:\/v2)?\/loans\/([\w-]+)\/([\w-]+)\.pdf$/],
  ['LOAN_APPLICATION', /^(?:\/v2)?\/loan-applications\/([\w-]+)\/read-([\w-]+)\.(?:html|pdf)$/],
];

export const isSlug = (slug: string): slug is DocumentSlug => Object.hasOwn(DOCUMENT_TITLES, slug);

/**
 * What `?url=` asks for. Only the parts are taken from it: the address that is read or linked is made here, so
 * that no other address of ours or anybody's can be.
 */
export function parseDocumentUrl(url: string): Outcome<DocumentAddress, keyof typeof DOCUMENT_ERRORS> {
  const [path = ''] = url.replace(/\/download$/, '').split(/[?#]/);
  for (const [category, shape] of SHAPES) {
    const [, id = '', slug = ''] = shape.exec(path) ?? [];
    if (id === '') continue;
    return isSlug(slug) ? accept({ category, id, type: slug }) : refuse('invalidType');
  }
  return refuse('invalidCategory');
}

/** Whether it can be shown in the page. Those of a loan exist as a PDF only. */
export function isReadable({ category }: DocumentAddress): boolean {
  return category === 'LOAN_APPLICATION';
}

export function pdfPath({ category, id, type }: DocumentAddress): string {
  return category === 'LOAN_APPLICATION' ? applicationDocumentPath(id, type, 'pdf') : loanPdfPath(id, type);
}

/** The title of a document that an address names, before it is known whether there is one. */
export const titleOf = (slug: string): string => (isSlug(slug) ? DOCUMENT_TITLES[slug] : 'Your document');
