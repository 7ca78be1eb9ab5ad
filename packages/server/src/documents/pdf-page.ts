import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import type { DocumentModel } from './document-model.ts';

export type Pdf = PDFKit.PDFDocument;
export type Structure = PDFKit.PDFStructureElement;

/** What is drawn, and the structure element it belongs under. */
export type Pen = { readonly pdf: Pdf; readonly parent: Structure };

const fileOf = (name: string): Buffer => readFileSync(new URL(`fonts/${name}.ttf`, import.meta.url));

/** Embedded in every PDF, so that it has the letters of any name: PDF's own fonts have those of Western Europe only. */
const FONT_FILES = { text: fileOf('regular'), strong: fileOf('bold') };

export const FONT = { text: 'text', strong: 'strong' } as const;
export const SIZE = { title: 18, heading2: 13, heading3: 11, text: 10, table: 8.5, foot: 8 } as const;
const MARGIN_POINTS = 56;

/** The library knows it, its types do not yet. */
const PDF_UA = 'PDF/UA' as string as PDFKit.Mixins.PDFSubsets;

/** An empty A4 document that says its language and title and is tagged throughout, as PDF/UA (ISO 14289-1) asks. */
export function newPdf(model: DocumentModel, createdAt: Date): Pdf {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN_POINTS,
    subset: PDF_UA,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    bufferPages: true,
    font: '', // none of PDF's own
    info: { Title: model.title, Subject: model.subtitle, CreationDate: createdAt },
  });
  for (const [name, bytes] of Object.entries(FONT_FILES)) pdf.registerFont(name, bytes);
  return pdf;
}

export function textWidth(pdf: Pdf): number {
  return pdf.page.width - 2 * MARGIN_POINTS;
}

/** Starts a new page unless so many points are left on this one. */
export function keepTogether(pdf: Pdf, points: number): void {
  if (pdf.y + points > pdf.page.height - MARGIN_POINTS) pdf.addPage();
}

/** What each page repeats, page numbers and the VOID mark: not part of the text, so they are outside the structure. */
export function finishPages(pdf: Pdf, model: DocumentModel): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index);
    pdf.page.margins.bottom = 0; // a footer below the margin would otherwise open a page
    pdf.markContent('Artifact', { type: 'Pagination' });
    if (index > start) drawRunningHead(pdf, model);
    pdf
      .font(FONT.text)
      .fontSize(SIZE.foot)
      .text(
        `${model.title} · version ${model.templateVersion} · page ${index - start + 1} of ${count}`,
        MARGIN_POINTS,
        pdf.page.height - MARGIN_POINTS / 2,
        { width: textWidth(pdf), align: 'center', lineBreak: false },
      );
    if (model.isVoid) drawVoid(pdf);
    pdf.endMarkedContent();
  }
}

/** A sheet that is by itself still says whose document it is from. */
function drawRunningHead(pdf: Pdf, { subtitle }: DocumentModel): void {
  const place = { width: textWidth(pdf), lineBreak: false };
  pdf
    .font(FONT.text)
    .fontSize(SIZE.foot)
    .text(subtitle, MARGIN_POINTS, MARGIN_POINTS / 2, place);
}

function drawVoid(pdf: Pdf): void {
  const { width, height } = pdf.page;
  pdf
    .save()
    .rotate(-45, { origin: [width / 2, height / 2] })
    .fillOpacity(0.08)
    .font(FONT.strong)
    .fontSize(180)
    .text('VOID', 0, height / 2 - 90, { width, align: 'center', lineBreak: false })
    .restore();
}
