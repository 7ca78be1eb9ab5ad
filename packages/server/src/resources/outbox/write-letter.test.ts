import { BRAND_IDS, BRANDS } from '@fairlead/brands/brands';
import { contrast } from '@fairlead/brands/contrast';
import type { Colour } from '@fairlead/brands/theme';
import { emailProblems } from '@fairlead/testing/email-problems';
import { describe, expect, test } from 'vitest';
import type { Letter } from './letter.ts';
import { writeLetter } from './write-letter.ts';

const LETTER: Letter = {
  to: 'ada@mail.example',
  subject: '£252.12 on Tuesday',
  greeting: 'Hello Ada & Co <ada>,',
  figure: {
    label: 'Your next payment',
    value: '£252.12',
    note: 'By Direct Debit on Tuesday 15 December 2026',
  },
  paragraphs: [
    'We’ll collect it from your account ending 4958.',
    'If you can’t pay at the moment, talk to us.',
  ],
  action: { label: 'See your ways to pay', url: 'https://brand.example/account?id=1&tab=overview' },
};

const sent = (letter: Letter, brand = BRANDS.lendable) => ({ messageId: '1', ...writeLetter(brand, letter) });

describe.each(BRAND_IDS)('an email of %s', (id) => {
  const brand = BRANDS[id];
  const { html, text } = sent(LETTER, brand);

  test('says the same in HTML and as text, in order', () => {
    expect(emailProblems(sent(LETTER, brand))).toEqual([]);
    expect(text.split('\n\n').slice(0, 3)).toEqual([
      'Hello Ada & Co <ada>,',
      'Your next payment: £252.12\nBy Direct Debit on Tuesday 15 December 2026',
      'We’ll collect it from your account ending 4958.',
    ]);
  });

  test('has its type with a font that every mail program has, and its figure large', () => {
    expect(html).toContain(brand.theme.type.fontBody.split(', ')[0]);
    expect(html).toMatch(/font-family:[^;"]+(Arial, Helvetica, sans-serif|'Times New Roman', serif)/);
    expect(html).toMatch(/font-size:40px[^>]*>£252\.12</);
  });

  test('has its own header and the one button', () => {
    const others = BRAND_IDS.filter((other) => other !== id).map((other) => sent(LETTER, BRANDS[other]).html);
    expect(others).not.toContain(html);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('href="https://brand.example/account?id=1&amp;tab=overview"');
  });

  test('can be read in dark mode: every text changes with its background', () => {
    const dark = /@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(html)?.[1] ?? '';
    const colour = (selector: string, property: string) =>
      new RegExp(`\\${selector}\\{[^}]*?(?<![-\\w])${property}:(#\\w+)`).exec(dark)?.[1] as Colour;
    for (const [words, behind] of [
      ['.text', '.sheet'],
      ['.text', '.tint'],
      ['.muted', '.sheet'],
      ['.on-action', '.action'],
    ] as const) {
      const ratio = contrast(colour(words, 'color'), colour(behind, 'background-color'));
      expect(ratio, `${words} on ${behind}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('a letter is refused by the tests of the product', () => {
  const broken = (change: (html: string) => string) => {
    const email = sent(LETTER);
    return emailProblems({ ...email, html: change(email.html) });
  };

  test('with other words in HTML than in its text', () => {
    expect(broken((html) => html.replace('talk to us', 'write to us'))).toHaveLength(1);
  });

  test('with a picture from elsewhere, which is blocked or says that the email was opened', () => {
    expect(
      broken((html) => html.replace('</h1>', '</h1><img src="https://x.example/1.png" alt="">')),
    ).toHaveLength(1);
  });

  test('with the address that it goes to, or with a whole account number', () => {
    const leaks = [
      'Your address is ada@mail.example.',
      'Account 12345678.',
      'Sort code 12-34-56.',
      'Call 07700 900123.',
    ];
    for (const leak of leaks)
      expect(emailProblems(sent({ ...LETTER, paragraphs: [leak] })), leak).toHaveLength(1);
  });
});
