import { BRANDS, BRAND_IDS } from '@fairlead/brands/brands';
import { readPdf, type PdfPart } from '@fairlead/testing/read-pdf';
import { describe, expect, test } from 'vitest';
import { documentsFor, GIVEN, textOf } from '../testing/document-samples.ts';

/** What a page says, without its head and the version at its end, which is at the foot of every page of a PDF. */
const mainOf = (html: Buffer) =>
  Buffer.from(/<main[^>]*>([\s\S]*)<footer>/.exec(html.toString('utf8'))?.[1] ?? '');

const ENTITIES = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&#39;': "'", '&quot;': '"' } as const;

const plain = (text: string) =>
  Object.entries(ENTITIES).reduce((shown, [entity, letter]) => shown.replaceAll(entity, letter), text);

const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{N}£%.,’'/*<>&-]+/gu) ?? [];

const headingsOf = (html: Buffer) =>
  [...html.toString('utf8').matchAll(/<(h\d)[^>]*>([\s\S]*?)<\/h\d>/g)].map(([, tag = '', text = '']) => ({
    role: tag.toUpperCase(),
    text: plain(text),
  }));

const isHeading = ({ role }: PdfPart) => /^H\d$/.test(role);

/** Bullets and numbers of lists are drawn in a PDF, and made by the browser in a page. */
const isSaid = ({ role }: PdfPart) => role !== 'Lbl';

describe.each(BRAND_IDS)('a PDF of %s', (id) => {
  const made = documentsFor({ ...GIVEN, brand: BRANDS[id] });
  const { brandName } = BRANDS[id].dictionary;
  const runningHead = `${brandName} · application ${GIVEN.reference} · ${GIVEN.borrower.name}`;

  test('is read aloud word for word as its page, in the same order', async () => {
    for (const { slug, html, pdf } of Object.values(await made)) {
      const { parts } = await readPdf(pdf);
      const said = parts.filter(isSaid).map(({ text }) => text);
      expect(wordsOf(said.join(' ')), slug).toEqual(wordsOf(textOf(mainOf(html))));
    }
  });

  test('has the headings of its page, at the same levels', async () => {
    for (const { slug, html, pdf } of Object.values(await made)) {
      const { parts } = await readPdf(pdf);
      expect(parts.filter(isHeading), slug).toEqual(headingsOf(html));
    }
  });

  test('leaves out of its structure only what each page repeats', async () => {
    for (const { slug, pdf } of Object.values(await made)) {
      const { outside, pages, title } = await readPdf(pdf);
      expect(outside, slug).toHaveLength(pages.length);
      for (const [index, words] of outside.entries()) {
        const foot = `${title} · version`;
        expect(words.endsWith(`page ${index + 1} of ${pages.length} VOID`), words).toBe(true);
        const before = words.slice(0, words.indexOf(foot)).trim();
        const running = index === 0 ? '' : runningHead;
        expect(before.endsWith(running), before).toBe(true);
        expect(before.slice(0, before.length - running.length).trim(), slug).toMatch(
          /^(Number Due on Collected on [A-Za-z ]+)?$/,
        );
      }
    }
  });
});
