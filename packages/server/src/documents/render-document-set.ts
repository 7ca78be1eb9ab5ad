import { createHash } from 'node:crypto';
import type { DocumentSlug } from '@fairlead/contract/vocabulary';
import { documentsOf } from '@fairlead/core/documents/documents-of-product';
import type { DocumentFacts } from './document-facts.ts';
import type { DocumentModel } from './document-model.ts';
import { renderHtml } from './render-html.ts';
import { templatesFor, versionOf } from './templates.ts';

export type RenderedDocument = {
  readonly slug: DocumentSlug;
  readonly html: Buffer;
  readonly pdf: Buffer;
  /** SHA-256 of the bytes, hex. */
  readonly htmlSha256: string;
  readonly pdfSha256: string;
  readonly words: number;
};

/** The same document as a PDF. */
export type RenderPdf = (model: DocumentModel, createdAt: Date) => Promise<Buffer>;

export type RenderedSet = {
  readonly templateVersion: string;
  readonly documents: readonly RenderedDocument[];
};

/** All documents of one offer, as the bytes that will be stored and shown. */
export async function renderDocumentSet(
  given: DocumentFacts,
  createdAt: Date,
  renderPdf: RenderPdf,
): Promise<RenderedSet> {
  const templateVersion = versionOf(given.directDebit);
  const template = templatesFor(given);
  const documents = documentsOf(given.product.id).map(async (slug) => {
    const model = template(slug, templateVersion);
    const html = Buffer.from(renderHtml(model), 'utf8');
    const pdf = await renderPdf(model, createdAt);
    return { slug, html, pdf, words: wordsOf(html), htmlSha256: sha256(html), pdfSha256: sha256(pdf) };
  });
  return { templateVersion, documents: await Promise.all(documents) };
}

function wordsOf(html: Buffer): number {
  const page = html.toString('utf8');
  const text = page.slice(page.indexOf('<main')).replace(/<[^>]*>/g, ' ');
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
