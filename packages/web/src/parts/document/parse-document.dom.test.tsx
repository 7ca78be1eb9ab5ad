import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { parseDocument } from './parse-document.tsx';

const page = (main: string, body = ''): string => `<!doctype html><body${body}><main>${main}</main></body>`;

test('a document is shown below its title, with the parts it has', () => {
  const { body, parts, isVoid } = parseDocument(
    page(
      '<h1>Loan Key Facts</h1>\n<h2>Costs</h2><p>APR 14.0%</p><h3>More</h3><h2>Rights</h2>',
      ' class="void"',
    ),
  );
  render(<article>{body}</article>);
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: 'Costs' }).id).toBe('part-1');
  expect(parts).toEqual([
    { id: 'part-1', title: 'Costs' },
    { id: 'part-2', title: 'Rights' },
  ]);
  expect(isVoid).toBe(true);
});

test('tables keep what they mean', () => {
  const { body } = parseDocument(
    page(
      '<div class="scroll" role="region" tabindex="0" aria-label="Payments"><table><caption>Payments</caption>' +
        '<thead><tr><th scope="col" class="figure">Number</th></tr></thead>' +
        '<tbody><tr><th scope="row">1</th><td class="figure">£252.84</td></tr></tbody></table></div>' +
        '<table class="facts"><tbody><tr><th scope="row">Address</th><td><p>1 High Street</p><p>Easterby</p></td></tr></tbody></table>',
    ),
  );
  render(<article>{body}</article>);
  expect(screen.getByRole('region', { name: 'Payments' }).tabIndex).toBe(0);
  expect(screen.getByRole('table', { name: 'Payments' })).toBeDefined();
  expect(screen.getByRole('columnheader', { name: 'Number' })).toBeDefined();
  expect(screen.getByRole('rowheader', { name: '1' })).toBeDefined();
  expect(screen.getByRole('cell', { name: '£252.84' }).className).toBe('document-figure');
  expect(screen.getByText('Easterby').tagName).toBe('P');
});

test('the lines of an older document stay lines', () => {
  const { body } = parseDocument(page('<p>1 High Street<br>Easterby</p>'));
  render(<article>{body}</article>);
  expect(screen.getByRole('article').innerHTML).toBe('<p>1 High Street<br>Easterby</p>');
});

test('of anything else than text, lists and tables only the words are shown', () => {
  const { body } = parseDocument(
    page(
      '<p onclick="alert(1)">Hello <img src="x" onerror="alert(1)"><a href="javascript:alert(1)">Anna</a></p>' +
        '<form action="https://elsewhere.example"><input name="code"><button>Send</button></form>',
    ),
  );
  render(<article>{body}</article>);
  expect(screen.getByRole('article').innerHTML).toBe('<p>Hello Anna</p>Send');
});
