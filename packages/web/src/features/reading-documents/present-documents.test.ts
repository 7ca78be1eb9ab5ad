import { pence } from '@fairlead/core/money/pence';
import { describe, expect, test } from 'vitest';
import { aDocumentSet, anApplication, APPLICATION_ID } from '../../testing/applications.ts';
import { changeInWords, datedLines, documentTasks } from './present-documents.ts';
import { pageAfter } from './use-confirm-read.ts';

describe('the documents of today', () => {
  test('are read one after another, each on a page of its own; the mandate at any time', () => {
    const tasks = documentTasks(APPLICATION_ID, aDocumentSet({ read: 1 }));
    expect(tasks.map(({ title, status }) => [title, status])).toEqual([
      ['Loan Important Information', 'Completed'],
      ['Loan Key Facts', 'Not yet started'],
      ['Loan Agreement', 'Cannot start yet'],
      ['Direct Debit Mandate', 'For your information'],
    ]);
    expect(tasks.map(({ href }) => href !== undefined)).toEqual([true, true, false, true]);
    expect(tasks[1]?.hint).toMatch(/\. About 2 minutes to read\.$/);
  });

  test('show the price on its real dates', () => {
    expect(datedLines(aDocumentSet()).map(({ value }) => value)).toEqual([
      '20/11/2026',
      '15/12/2026',
      '£252.98',
      '£9,102.38',
      '14.0%',
      '11.2%',
    ]);
  });

  test('lead from the one that was read to the next, and at the end to the list', () => {
    const after = (read: number) => pageAfter(anApplication({ documentSet: aDocumentSet({ read }) }));
    expect(after(1)).toContain('/documents/secci?');
    expect(after(3)).toBe(`/account/borrow/continue/documents?id=${APPLICATION_ID}`);
  });
});

describe('the old and the new payment', () => {
  test('falls when the first one comes within a month, and the page says why', () => {
    expect(changeInWords(aDocumentSet(), 'unsecured-2026-1')).toBe(
      'Your payment falls from £253.34 to £252.84. Your offer assumed payments exactly a month apart. Your first one is 25 days after the money is sent, so the first payment comes sooner. The APR stays the same.',
    );
  });

  test('rises when it comes later', () => {
    expect(changeInWords(aDocumentSet({ monthlyCost: pence(25_406) }), 'hire-purchase-2026-1')).toContain(
      'rises from £253.34 to £254.06',
    );
  });

  test('is not mentioned when the payment stayed the same', () => {
    expect(changeInWords(aDocumentSet({ monthlyCost: pence(25_334) }), 'unsecured-2026-1')).toBeNull();
  });
});
