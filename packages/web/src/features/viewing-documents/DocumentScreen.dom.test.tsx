import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '../../paths.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen, SIGNED_IN } from '../../testing/render-screen.tsx';
import DocumentScreen from './DocumentScreen.tsx';

function open(url: string) {
  fakeApi({ readApplicationDocument: { data: '<body><main><p>You borrow £7,500.</p></main>' } });
  const at = `${SCREENS.viewDocument}?url=${encodeURIComponent(url)}`;
  renderScreen({ [SCREENS.viewDocument]: DocumentScreen }, { at, session: SIGNED_IN });
}

const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('a document of an application', () => {
  test('is shown in the page, and as a PDF to keep', async () => {
    open('/loan-applications/abc/read-secci.html');
    expect(screen.getByRole('heading', { name: 'Loan Key Facts' })).toBeDefined();
    expect(await screen.findByText('You borrow £7,500.')).toBeDefined();
    expect(hrefOf(/^Open the PDF/)).toBe('/v2/loan-applications/abc/read-secci.pdf');
    expect(hrefOf(/^Download/)).toBe('/v2/loan-applications/abc/read-secci.pdf/download');
  });
});

describe('a document of a loan', () => {
  test('exists as a PDF only', () => {
    open('/v2/loans/abc/contract.pdf');
    expect(screen.queryByText('Opening the document')).toBeNull();
    expect(screen.getByText('This is your copy, as a PDF.')).toBeDefined();
    expect(hrefOf(/^Open the PDF/)).toBe('/v2/loans/abc/contract.pdf');
    expect(hrefOf(/^Download/)).toBe('/v2/loans/abc/contract.pdf/download');
    expect(hrefOf(/^Your documents/)).toBe('/account/documents');
  });
});

test.each([
  'https://elsewhere.example/v2/loans/abc/contract.pdf',
  '/v2/loans/abc/secrets.pdf',
  'javascript:alert(1)',
  '',
])('the address %j shows nothing', (url) => {
  open(url);
  expect(screen.getByRole('heading', { name: 'We can’t show this document' })).toBeDefined();
  expect(screen.queryByText('Opening the document')).toBeNull();
  expect(hrefOf(/account/)).toBe('/account/borrow');
});
