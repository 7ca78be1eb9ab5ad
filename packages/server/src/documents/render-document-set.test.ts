import { BRANDS, BRAND_IDS } from '@fairlead/brands/brands';
import { displayDay } from '@fairlead/core/calendar/display';
import { documentsOf } from '@fairlead/core/documents/documents-of-product';
import { isToConfirm, type DocumentSlug } from '@fairlead/core/documents/reading-order';
import { DOCUMENT_TITLES } from '@fairlead/core/documents/document-titles';
import { pence } from '@fairlead/core/money/pence';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import type { DatedPrice } from '@fairlead/core/pricing/dated-price';
import { displayPercent } from '@fairlead/core/rates/apr';
import { describe, expect, test } from 'vitest';
import { DOCUMENT_CSP, DOCUMENT_STYLE } from './document-style.ts';
import { withdrawalInterestPerDay } from './figures.ts';
import { sha256 } from './render-document-set.ts';
import { datedPrice, documentsFor, GIVEN, textOf } from '../testing/document-samples.ts';
import { readPdf } from '@fairlead/testing/read-pdf';

/** Every figure on which the documents that are confirmed must agree. */
function mainFigures({ amount, fee, monthly, final, totalPayable, chargeForCredit, rate, apr }: DatedPrice) {
  return [
    ...[amount, fee, monthly, final, totalPayable, chargeForCredit].map(formatWholePounds),
    `${displayPercent(rate)}%`,
    `${displayPercent(apr)}%`,
  ];
}

/** The mandate has only what is collected. */
const figuresIn = (slug: DocumentSlug, price: DatedPrice) =>
  isToConfirm(slug) ? mainFigures(price) : [price.monthly, price.final].map(formatPounds);

describe('a PDF', () => {
  const NAME = 'Łukasz Żółć-Ŵyn Đặng Παπαδοπούλου Иванова';
  const made = documentsFor({ ...GIVEN, borrower: { ...GIVEN.borrower, name: NAME } });

  test('has the letters of the borrower’s name', async () => {
    const { contract } = await made;
    expect((await readPdf(contract?.pdf ?? Buffer.alloc(0))).text).toContain(NAME);
  });

  test('says that it is PDF/UA and brings its fonts along', async () => {
    for (const { pdf, slug } of Object.values(await made)) {
      const source = pdf.toString('latin1');
      expect(source, slug).toContain('<pdfuaid:part>1</pdfuaid:part>');
      expect(source.match(/\/FontFile2 /g), slug).toHaveLength(2);
      expect(source, slug).not.toContain('Helvetica');
    }
  });
});

describe('the documents of an offer', () => {
  test('every document says the figures of the one price, as a page and as PDF', async () => {
    const documents = await documentsFor(GIVEN);
    expect(Object.keys(documents)).toEqual(documentsOf('unsecured-2026-1'));
    for (const { slug, html, pdf } of Object.values(documents)) {
      const { text } = await readPdf(pdf);
      for (const figure of figuresIn(slug, GIVEN.price)) {
        expect(textOf(html), `${slug} page`).toContain(figure);
        expect(text, `${slug} PDF`).toContain(figure);
      }
    }
  });

  test('no document states an amount of money that is not in the price', async () => {
    const { rows } = GIVEN.price;
    const interest = formatPounds(pence(GIVEN.price.chargeForCredit - GIVEN.price.fee));
    const known = new Set([
      ...mainFigures(GIVEN.price),
      ...[GIVEN.price.amount, GIVEN.price.fee].map(formatPounds),
      interest,
      formatPounds(withdrawalInterestPerDay(GIVEN.price)),
      ...rows.flatMap(({ payment, interest: earned, principal, closing }) =>
        [payment, earned, principal, closing].map(formatPounds),
      ),
    ]);
    for (const { html, pdf } of Object.values(await documentsFor(GIVEN))) {
      for (const text of [textOf(html), (await readPdf(pdf)).text]) {
        for (const figure of text.match(/£\d+(?:,\d{3})*(?:\.\d\d)?/g) ?? []) expect(known).toContain(figure);
      }
    }
  });

  test('every document has the same title as on the screens', async () => {
    for (const { slug, html, pdf } of Object.values(await documentsFor(GIVEN))) {
      const heading = /<h1[^>]*>([^<]+)</.exec(html.toString('utf8'))?.[1];
      expect(heading, slug).toContain(DOCUMENT_TITLES[slug]);
      expect((await readPdf(pdf)).title, slug).toBe(heading);
    }
  });

  test('the agreement lists every payment with its dates', async () => {
    const { contract } = await documentsFor(GIVEN);
    const { text } = await readPdf(contract?.pdf ?? Buffer.alloc(0));
    for (const { number, dueOn, collectOn, payment, closing } of GIVEN.price.rows) {
      const start = `${number} ${displayDay(dueOn)} ${displayDay(collectOn)} ${formatPounds(payment)}`;
      expect(text).toContain(start);
      expect(text).toContain(formatPounds(closing));
    }
  });

  test('the PDF is tagged: language, title, headings, and tables with header cells', async () => {
    const { secci, contract } = await documentsFor(GIVEN);
    const read = await readPdf(secci?.pdf ?? Buffer.alloc(0));
    expect(read).toMatchObject({
      language: 'en-GB',
      title: 'Loan Key Facts',
      isMarked: true,
    });
    expect(read.roles).toEqual(
      expect.arrayContaining(['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']),
    );
    const agreement = await readPdf(contract?.pdf ?? Buffer.alloc(0));
    expect(agreement.roles).toEqual(expect.arrayContaining(['L', 'LI', 'Lbl', 'LBody', 'Caption', 'H3']));
    expect(agreement.roles.filter((role) => role === 'TR').length).toBeGreaterThan(36);
  });

  test('the headings of every PDF are those of its page, in order and without a level left out', async () => {
    for (const { slug, html, pdf } of Object.values(await documentsFor(GIVEN))) {
      const { isMarked, roles } = await readPdf(pdf);
      expect(isMarked, slug).toBe(true);
      const headings = roles.filter((role) => /^H\d$/.test(role));
      const ofPage = html.toString('utf8').match(/<h\d/g) ?? [];
      expect(headings, slug).toEqual(ofPage.map((tag) => tag.slice(1).toUpperCase()));
      const levels = headings.map((role) => Number(role.slice(1)));
      expect(levels.filter((level) => level === 1)).toEqual([1]);
      for (const [index, level] of levels.entries())
        expect(level - (levels[index - 1] ?? 0), slug).toBeLessThanOrEqual(1);
    }
  });

  test('the key facts keep the five sections of the form, in order', async () => {
    const { secci } = await documentsFor(GIVEN);
    const sections = secci?.html.toString('utf8').match(/<h2>(\d)\. [^<]+/g) ?? [];
    expect(sections.map((section) => section.slice(4, 5))).toEqual(['1', '2', '3', '4', '5']);
  });

  test('what a person typed is text in the page', async () => {
    const { contract } = await documentsFor(GIVEN);
    const html = contract?.html.toString('utf8') ?? '';
    expect(html).toContain('Ada &lt;b&gt;Lovelace&lt;/b&gt; &amp; Co');
    expect(html).not.toContain('<b>');
  });

  test('a void document says so on the page, in words and across every PDF page', async () => {
    const isVoid = await documentsFor(GIVEN);
    const binding = await documentsFor({ ...GIVEN, isVoid: false });
    for (const { html, pdf } of Object.values(isVoid)) {
      const { pages } = await readPdf(pdf);
      expect(textOf(html)).toContain('VOID');
      for (const page of pages) expect(page).toContain('VOID');
    }
    for (const { html, pdf } of Object.values(binding)) {
      expect(textOf(html)).not.toContain('VOID');
      expect((await readPdf(pdf)).text).not.toContain('VOID');
    }
  });

  test('the same offer makes the same bytes, named by their hash', async () => {
    const first = await documentsFor(GIVEN);
    const again = await documentsFor(GIVEN);
    expect(again.secci?.htmlSha256).toBe(first.secci?.htmlSha256);
    expect(sha256(first.contract?.pdf ?? Buffer.alloc(0))).toBe(first.contract?.pdfSha256);
  });

  test('every brand names itself and the lender', async () => {
    for (const id of BRAND_IDS) {
      const { secci } = await documentsFor({ ...GIVEN, brand: BRANDS[id] });
      const text = textOf(secci?.html ?? Buffer.alloc(0));
      expect(text).toContain(BRANDS[id].dictionary.legalEntity.name.replace("'", '&#39;'));
      expect(text).toContain(BRANDS[id].dictionary.contactEmails.support);
      expect(text).not.toMatch(/fairlead/i);
    }
  });

  test('a page is allowed its own style and nothing else', async () => {
    const { secci } = await documentsFor(GIVEN);
    expect(secci?.html.toString('utf8')).toContain(`<style>${DOCUMENT_STYLE}</style>`);
    expect(DOCUMENT_CSP).toMatch(
      /^sandbox allow-scripts; default-src 'none'; style-src( 'sha256-[^']+')+; img-src data:; frame-ancestors 'none'$/,
    );
  });

  test('a document stored with an earlier style is still allowed it', () => {
    expect(DOCUMENT_CSP).toContain("'sha256-Vhpb/SYvcWi0Lab/hMSqxLtLhCPnlohyJNIz3rNhPUc='");
  });

  test.each([14, 22.6, 29.68, 48.8])(
    'a loan at %d per cent APR reads the same everywhere',
    async (percent) => {
      const price = datedPrice(percent);
      for (const { slug, html, pdf } of Object.values(await documentsFor({ ...GIVEN, price }))) {
        const { text } = await readPdf(pdf);
        for (const figure of figuresIn(slug, price)) {
          expect(textOf(html)).toContain(figure);
          expect(text).toContain(figure);
        }
      }
    },
  );
});
