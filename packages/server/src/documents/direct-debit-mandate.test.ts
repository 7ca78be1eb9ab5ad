import { displayDay } from '@fairlead/core/calendar/display';
import { formatPounds } from '@fairlead/core/money/pounds';
import { readPdf } from '@fairlead/testing/read-pdf';
import { describe, expect, test } from 'vitest';
import { datedPrice, documentsFor, GIVEN, textOf } from '../testing/document-samples.ts';
import type { DocumentFacts } from './document-facts.ts';

const SLUG = 'direct-debit-mandate';

async function mandateFor(given: DocumentFacts = GIVEN) {
  const { [SLUG]: mandate } = await documentsFor(given);
  const { text, ...pdf } = await readPdf(mandate!.pdf);
  return { page: textOf(mandate!.html), text, pdf };
}

describe('the Direct Debit Mandate', () => {
  test('names who collects, by which reference and from which account, masked', async () => {
    const { page, text } = await mandateFor();
    const { legalEntity, directDebitLabel } = GIVEN.brand.dictionary;
    const { reference, account, directDebit } = GIVEN;
    for (const words of [page.replace(/&#39;/g, "'"), text]) {
      expect(words).toContain(legalEntity.name);
      expect(words).toContain(directDebit.serviceUserNumber);
      expect(words).toContain(reference);
      expect(words).toContain(account.name);
      expect(words).toContain(account.accountNumber);
      expect(words).toContain(directDebitLabel);
    }
  });

  test('is the advance notice of every collection: its day and amount', async () => {
    const price = datedPrice(29.68);
    const { text } = await mandateFor({ ...GIVEN, price });
    expect(price.rows).toHaveLength(36);
    for (const { number, dueOn, collectOn, payment } of price.rows) {
      const row = [number, displayDay(dueOn), displayDay(collectOn), formatPounds(payment)].join(' ');
      expect(text).toContain(row);
    }
  });

  test('states ten working days’ notice of changes, and three of a Direct Debit that the borrower asks for', async () => {
    const { page } = await mandateFor();
    expect(page).toContain('at least 10 working days before the collection');
    expect(page).toContain('you agree that 3 working days’ notice is enough');
  });

  test('needs no confirmation, and says so', async () => {
    expect((await mandateFor()).page).toContain('you don’t need to confirm it');
  });

  test('has the Guarantee of the deployment with its version and date', async () => {
    const points = ['First promise of the scheme.', 'Second promise of the scheme.'];
    const guarantee = { ...GIVEN.directDebit.guarantee, points, isSample: false };
    const given = { ...GIVEN, directDebit: { ...GIVEN.directDebit, guarantee } };
    const { page, text } = await mandateFor(given);
    for (const words of [page, text]) {
      for (const point of points) expect(words).toContain(point);
      expect(words).toContain('Version 3 of 1 February 2025');
      expect(words).not.toContain('Sample text');
    }
  });

  test('marks a sample as one', async () => {
    const { page, text } = await mandateFor();
    for (const words of [page, text]) expect(words).toContain('not the text of the Direct Debit scheme');
  });

  test('is tagged: headings, lists and tables with header cells', async () => {
    const { pdf } = await mandateFor();
    expect(pdf).toMatchObject({ language: 'en-GB', title: 'Direct Debit Mandate', isMarked: true });
    expect(pdf.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'L', 'LBody', 'Table', 'TH', 'TD']));
    expect(pdf.roles.filter((role) => role === 'TR').length).toBeGreaterThan(36);
  });
});
