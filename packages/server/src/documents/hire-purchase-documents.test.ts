import { documentsOf } from '@fairlead/core/documents/documents-of-product';
import { isToConfirm } from '@fairlead/core/documents/reading-order';
import { pence } from '@fairlead/core/money/pence';
import { readPdf } from '@fairlead/testing/read-pdf';
import { describe, expect, test } from 'vitest';
import { documentsFor, HIRE_GIVEN, textOf } from '../testing/document-samples.ts';

const asRead = async (given = HIRE_GIVEN) => {
  const documents = Object.values(await documentsFor(given));
  const read = documents.map(async ({ slug, html, pdf }) => {
    const { text, title } = await readPdf(pdf);
    return { slug, title, page: textOf(html), text: text.replace(/\s+/g, ' ') };
  });
  return Promise.all(read);
};

/** A document as PDF and as page. */
const textsOf = async (slug: string, given = HIRE_GIVEN) => {
  const found = (await asRead(given)).find((document) => document.slug === slug);
  return [found?.text ?? '', found?.page ?? ''];
};

/** "£7,500" and "£7,500.00" are the same amount. */
const penceIn = (figure: string): number => Math.round(Number(figure.replaceAll(/[£,]/g, '')) * 100);

describe('the documents of a hire purchase', () => {
  test('are those of every loan, and a receipt of the car', async () => {
    const read = await asRead();
    expect(read.map(({ slug }) => slug)).toEqual(documentsOf('hire-purchase-2026-1'));
    expect(read.map(({ title }) => title)).toEqual([
      'Hire-Purchase Important Information',
      'Hire-Purchase Key Facts',
      'Hire-Purchase Agreement regulated by the Consumer Credit Act 1974',
      'Purchase Receipt',
      'Direct Debit Mandate',
    ]);
  });

  test('have the representative example of the brand in each that is confirmed', async () => {
    const { monthlyCost, totalAmountPayable, representativeAPR, interestRate } =
      HIRE_GIVEN.brand.config.representativeExample;
    expect([monthlyCost, totalAmountPayable, representativeAPR, interestRate]).toEqual([
      276.61, 16_621.77, 24.5, 22.3,
    ]);
    for (const { slug, text, page } of (await asRead()).filter((document) => isToConfirm(document.slug)))
      for (const words of [text, page])
        for (const figure of [
          '£10,000',
          '59 monthly payments of £276.61 and a last payment of £301.78',
          '£16,621.77',
          '£6,621.77',
          '24.5%',
          '22.3%',
          '£375',
          '£25',
        ])
          expect(words, slug).toContain(figure);
  });

  test('state no amount of money that does not follow from the price and the settlement figure', async () => {
    const { price } = HIRE_GIVEN;
    const rows = price.rows.flatMap(({ payment, interest, principal, closing }) => [
      payment,
      interest,
      principal,
      closing,
    ]);
    const known = new Set<number>([
      ...rows,
      ...[
        10_000_00, 375_00, 25_00, 6_621_77, 16_621_77, 6_221_77, 8_310_89, 5_540_59, 6_200_00, 3_800_00,
        312_00,
      ],
      5_52, // interest for one day on £10,000
    ]);
    for (const { slug, text } of await asRead())
      for (const [figure] of text.matchAll(/£\d+(?:,\d{3})*(?:\.\d\d)?/g))
        expect(known, `${slug} ${figure}`).toContain(penceIn(figure));
  });

  test('name half of the total for ending it and a third for protected goods', async () => {
    for (const words of await textsOf('contract')) {
      expect(words).toContain('Termination: your rights');
      expect(words).toContain(
        'half the total amount payable under this agreement, that is £8,310.89. If you have already paid',
      );
      expect(words).toContain('Repossession: your rights');
      expect(words).toContain(
        'at least one third of the total amount payable under this agreement, that is £5,540.59, we may not take back',
      );
    }
  });

  test('describe the car, its price and who owns it', async () => {
    for (const words of await textsOf('contract'))
      for (const said of [
        'AA19AAA',
        'Focus',
        '42,000 miles',
        'Cash price of the car £10,000.00',
        'Deposit None',
        'We own the car until then',
        'option to purchase fee of £25',
      ])
        expect(words.replace(/\s+/g, ' ')).toContain(said);
  });

  test('say that the payment of both parts is the price of a genuine sale', async () => {
    const parts =
      '£6,200 to Sample Motor Credit, which settles agreement SMC-204118, and £3,800 to your bank account';
    for (const slug of ['contract', 'purchase-receipt'])
      for (const words of await textsOf(slug)) expect(words).toContain(parts);
    for (const words of await textsOf('purchase-receipt')) {
      expect(words).toContain('£10,000.00, with nothing to add');
      expect(words).toContain('By this sale the title passes from you to us');
      expect(words).toContain('not security for a loan');
      expect(words).toContain('20 November 2026');
    }
  });

  test('name only the old lender where its figure is the whole price', async () => {
    const existingAgreement = { ...HIRE_GIVEN.hire.existingAgreement, settlementAmount: pence(10_000_00) };
    const given = { ...HIRE_GIVEN, hire: { ...HIRE_GIVEN.hire, existingAgreement } };
    for (const words of await textsOf('contract', given)) {
      expect(words).toContain('£10,000 to Sample Motor Credit');
      expect(words).not.toContain('to your bank account');
    }
  });

  test('disclose the commission in the key facts and the agreement', async () => {
    for (const slug of ['secci', 'contract'])
      for (const words of await textsOf(slug)) {
        expect(words).toContain('£312.00, which we pay to Motor for introducing you.');
        expect(words).toContain('3.12% of what you borrow and is not added to your payments');
        expect(words).toContain('4.71% of the total charge for credit');
        expect(words).toContain(
          'Motor offers hire purchase from Quayside Demonstration Lending Limited only',
        );
      }
  });

  test('warn that the vehicle may be repossessed in each that is confirmed', async () => {
    for (const { slug, text } of await asRead())
      if (isToConfirm(slug)) expect(text, slug).toContain('Your vehicle may be repossessed');
  });

  test('give the car to a borrower who withdraws and repays', async () => {
    for (const slug of ['adequate-explanations', 'secci', 'contract'])
      for (const words of await textsOf(slug)) expect(words).toContain('Your old agreement stays settled');
  });

  test('are tagged with one title and no level of heading left out', async () => {
    for (const { slug, pdf } of Object.values(await documentsFor(HIRE_GIVEN))) {
      const { isMarked, roles } = await readPdf(pdf);
      expect(isMarked, slug).toBe(true);
      const levels = roles.filter((role) => /^H\d$/.test(role)).map((role) => Number(role.slice(1)));
      expect(levels.filter((level) => level === 1)).toEqual([1]);
      for (const [index, level] of levels.entries())
        expect(level - (levels[index - 1] ?? 0), slug).toBeLessThanOrEqual(1);
    }
  });
});
