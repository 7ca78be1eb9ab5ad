import { describe, expect, test } from 'vitest';
import { downloadPath } from '../../loan-paths.ts';
import { DOCUMENT_ERRORS, isReadable, parseDocumentUrl, pdfPath } from './document-url.ts';

function read(url: string) {
  const parsed = parseDocumentUrl(url);
  return parsed.ok ? parsed.value : DOCUMENT_ERRORS[parsed.refusal];
}

describe('the address of a document', () => {
  test("of an application is its category, the application's id and its type", () => {
    const expected = { category: 'LOAN_APPLICATION', id: 'abc', type: 'secci' };
    expect(read('/loan-applications/abc/read-secci.html')).toEqual(expected);
    expect(read('/v2/loan-applications/abc/read-secci.pdf/download')).toEqual(expected);
  });

  test('of a mandate is one of ours', () => {
    const type = 'direct-debit-mandate';
    expect(read(`/loan-applications/abc/read-${type}.html`)).toMatchObject({ type });
    expect(read(`/loans/abc/${type}.pdf`)).toMatchObject({ type });
  });

  test('of a loan is a PDF', () => {
    expect(read('/loans/abc/contract.pdf')).toEqual({ category: 'LOAN', id: 'abc', type: 'contract' });
    expect(read('/loans/abc/contract.html')).toBe('Invalid document category');
  });

  test('of an unknown type or category is refused', () => {
    expect(read('/loan-applications/abc/read-diary.html')).toBe('Invalid document type');
    expect(read('/loans/abc/constructor.pdf')).toBe('Invalid document type');
    expect(read('/cars/abc/contract.pdf')).toBe('Invalid document category');
    expect(read('')).toBe('Invalid document category');
  });

  test.each([
    'https://elsewhere.example/loans/abc/contract.pdf',
    '//elsewhere.example/loans/abc/contract.pdf',
    '/loans/../users/contract.pdf',
    '/loan-applications/a%2Fb/read-secci.html',
    'javascript:alert(1)//loans/abc/contract.pdf',
  ])('%s is none of ours', (url) => {
    expect(read(url)).toBe('Invalid document category');
  });

  test('that is read or linked is made from the parts alone', () => {
    const application = { category: 'LOAN_APPLICATION', id: 'abc', type: 'contract' } as const;
    expect(isReadable(application)).toBe(true);
    expect(pdfPath(application)).toBe('/v2/loan-applications/abc/read-contract.pdf');
    const loan = { ...application, category: 'LOAN' } as const;
    expect(isReadable(loan)).toBe(false);
    expect(downloadPath(pdfPath(loan))).toBe('/v2/loans/abc/contract.pdf/download');
  });
});
