import { BRANDS } from '@fairlead/brands/brands';
import { describe, expect, test } from 'vitest';
import { aPublicPage } from '../../testing/a-public-page.ts';
import { helpEntries } from './help-entries.ts';
import { searchHelp } from './search-help.ts';

const entries = helpEntries(aPublicPage(BRANDS.lendable, '/'));

function found(query: string): string[] {
  return searchHelp(entries, query).map(({ href }) => href.replace(/^\/frequently-asked-questions#/, ''));
}

describe('a reader who looks for help', () => {
  test.each([
    ['late payment', 'missed-payment'],
    ['I missed a payment', 'missed-payment'],
    ['credit score', 'credit-score'],
    ['Can I pay EVERYTHING off?', 'settle-early'],
    ['sign in', 'sign-in'],
    ['login', 'sign-in'],
    ['change payment day', 'change-payment-day'],
    ['overpay', 'pay-extra'],
    ['cancel', 'change-my-mind'],
    ['forgot my password', 'sign-in'],
    ['what does apr mean', 'what-is-apr'],
    ['rejected', 'declined'],
    ['breathing space', 'breathing-space'],
    ['braille', 'support-needs'],
    ['new address', 'changed-details'],
  ])('and types "%s" reads of %s first', (query, id) => {
    expect(found(query)[0]).toBe(id);
  });

  test('finds the same by any form of a word', () => {
    expect(found('paying early')).toEqual(found('pay early'));
    expect(found('fee')[0]).toBe('fees');
    expect(found('missing')[0]).toBe('missed-payment');
  });

  test('finds a page by its name', () => {
    expect(found('frequently asked questions')).toContain('/frequently-asked-questions');
  });

  test('does not see what has fewer of the words', () => {
    const texts = searchHelp(entries, 'breathing space').map(({ title, text }) => [title, ...text].join(' '));
    expect(texts.every((text) => /breathing/i.test(text) && /space/i.test(text))).toBe(true);
  });

  test('is shown a few answers, not all', () => {
    expect(found('payment').length).toBeGreaterThan(3);
    expect(found('payment').length).toBeLessThanOrEqual(8);
  });

  test.each(['', '   ', 'the', '???', 'giraffe', '<script>', 'constructor', 'x'.repeat(5000)])(
    'finds nothing for %j',
    (query) => {
      expect(found(query)).toEqual([]);
    },
  );
});
