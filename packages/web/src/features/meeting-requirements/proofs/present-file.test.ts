import { expect, test } from 'vitest';
import { pagesInWords, sentBefore } from './present-file.ts';

const photo = { contentType: 'image/jpeg', pages: 1 } as const;
const pdf = (pages: number) => ({ contentType: 'application/pdf', pages }) as const;

test('a file is a photo, or a PDF with its pages', () => {
  expect([photo, pdf(1), pdf(3)].map(pagesInWords)).toEqual(['Photo', 'PDF, 1 page', 'PDF, 3 pages']);
});

test('a file that was sent before says for what and on which day in London', () => {
  const sent = { sentAt: '2026-07-19T23:30:00.000Z', sentFor: 'income' } as const;
  expect(sentBefore({ ...pdf(2), ...sent })).toBe('PDF, 2 pages, sent as proof of income on 20 July 2026');
});
