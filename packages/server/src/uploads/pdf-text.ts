// Run in the inspector's process only: pdf.js parses what strangers send.
import type { TextRun } from '@fairlead/core/payslip/text-lines';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A payslip has one page, or a few of explanations. */
const MOST_PAGES = 4;

/** Far more than a page of figures has. */
const MOST_RUNS = 4_000;

const MOST_LETTERS = 120;

/** Where the letters of a PDF are, page by page; empty for pictures of letters. A longer document is not read. */
export async function textOf(pdf: Uint8Array): Promise<TextRun[]> {
  const loading = getDocument({
    data: new Uint8Array(pdf),
    verbosity: 0,
    useWasm: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    stopAtErrors: true,
  });
  const document = await loading.promise;
  const runs: TextRun[] = [];
  if (document.numPages > MOST_PAGES) return runs;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { height: pageHeight } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , , left = 0, bottom = 0] = item.transform as number[]; // six numbers (ISO 32000-1, 8.3.3)
      const { width, height, str } = item;
      runs.push({
        page: number,
        left,
        top: pageHeight - bottom,
        width,
        height,
        text: str.slice(0, MOST_LETTERS),
      });
      if (runs.length > MOST_RUNS) return [];
    }
  }
  return runs;
}
