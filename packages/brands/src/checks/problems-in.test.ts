import { describe, expect, test } from 'vitest';
import { readPackageFile } from '../../scripts/brand-files.ts';
import type { BrandRecord } from '../brand-record.ts';
import { BRANDS } from '../brands.ts';
import { contrast } from '../contrast.ts';
import { missing } from '../missing.ts';
import { everyDay } from '../opening-hours.ts';
import { template } from '../template/template.ts';
import type { Colour } from '../theme.ts';
import { problemsIn } from './problems-in.ts';

const { asda } = BRANDS;

function problems(change: Partial<BrandRecord>): string[] {
  return problemsIn({ ...asda, ...change }, readPackageFile);
}

describe('a complete brand', () => {
  test.each(Object.values(BRANDS))('$id has no problems', (brand) => {
    expect(problemsIn(brand, readPackageFile)).toEqual([]);
  });
});

describe('a new brand made from the template', () => {
  const found = problemsIn(template, readPackageFile);

  test.each([
    /^dictionary\.domain: missing, the domain of/,
    /^dictionary\.openingHours\.phone: missing/,
    /^landing\.steps\.2\.title: missing/,
    /^config\.representativeExample\.monthlyCost: missing/,
    /^config\.illustrations\.hero: missing/,
    /^switches\.darkSections: missing/,
    /^theme\.light\.text: missing, #rrggbb/,
    /^theme\.fonts\.0: missing/,
    /^open-graph\.png: missing, run `npm run artwork -- template`/,
    /^touch-icon\.png: missing/,
  ])('reports %s', (line) => {
    expect(found.filter((problem) => line.test(problem))).toHaveLength(1);
  });

  test('reports nothing else', () => {
    expect(found.filter((problem) => !problem.includes(': missing, '))).toEqual([]);
  });
});

describe('a colour with too little contrast', () => {
  const light = { ...asda.theme.light, textMuted: '#b0a89c' } as const;
  const found = problems({ theme: { ...asda.theme, light } });

  test('is reported with its surface, its ratio and the nearest colour that passes', () => {
    expect(found.length).toBeGreaterThan(0);
    for (const problem of found) {
      const [, background, ratio, better] =
        /^theme\.light\.textMuted: #b0a89c on \w+ (#\w{6}) has a contrast of ([\d.]+), needs 4\.5: try (#\w{6})$/.exec(
          problem,
        ) ?? [];
      expect(Number(ratio)).toBeLessThan(4.5);
      expect(contrast(better as Colour, background as Colour)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('is not reported for a surface with an invalid colour', () => {
    const theme = { ...asda.theme, dark: { ...asda.theme.dark, text: 'white' as Colour } };
    expect(problems({ theme })).toEqual(['theme.dark.text: white is not #rrggbb in lower case']);
  });
});

describe('other problems that stop a brand from being served', () => {
  const { dictionary, config, theme } = asda;
  const [font] = theme.fonts;
  const { representativeExample } = config;
  const drawn = (hero: string) => ({
    config: { ...config, illustrations: { ...config.illustrations, hero } },
  });
  const svg = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9">${inside}</svg>`;

  test.each<[string, Partial<BrandRecord>, RegExp]>([
    ['an empty value', { dictionary: { ...dictionary, pageTitle: '' } }, /^dictionary\.pageTitle: empty$/],
    [
      'a bank statement label that is too long',
      { dictionary: { ...dictionary, directDebitLabel: 'ASDA DEMONSTRATIONS' } },
      /^dictionary\.directDebitLabel: .* has 19 characters/,
    ],
    [
      'a domain that is not reserved for examples',
      { dictionary: { ...dictionary, domain: 'asda.co' } },
      /^dictionary\.domain/,
    ],
    [
      'an email address at another domain',
      {
        dictionary: { ...dictionary, contactEmails: { ...dictionary.contactEmails, support: 'a@b.example' } },
      },
      /^dictionary\.contactEmails\.support: a@b\.example is not at/,
    ],
    ['a real phone number', { dictionary: { ...dictionary, phone: '020 7000 0000' } }, /^dictionary\.phone/],
    [
      'an impossible founding year',
      { dictionary: { ...dictionary, foundingYear: 14 } },
      /^dictionary\.foundingYear/,
    ],
    [
      'opening hours that close before they open',
      { dictionary: { ...dictionary, openingHours: { email: everyDay(18, 9), phone: everyDay(9, 18) } } },
      /^dictionary\.openingHours\.email: a day that closes/,
    ],
    [
      'a colour in a drawing',
      drawn(svg('<g fill="#ff0000"></g>')),
      /^config\.illustrations\.hero: contains "#ff0"/,
    ],
    ['a class without a colour', drawn(svg('<g class="art-gold"></g>')), /hero: uses the class art-gold/],
    ['an unclosed element', drawn(svg('<g>')), /hero: has an unclosed element/],
    ['a drawing without a size', drawn('<svg></svg>'), /hero: does not start as an SVG/],
    [
      'a figure that pricing does not give',
      {
        config: { ...config, representativeExample: { ...representativeExample, monthlyCost: 280.82 } },
      },
      /^config\.representativeExample\.monthlyCost: 280\.82, but pricing gives 280\.83$/,
    ],
    [
      'a default outside the range',
      { config: { ...config, defaultAmount: 500 } },
      /^config\.defaultAmount: 500/,
    ],
    [
      'another brand’s configuration',
      { config: { ...config, brandId: 'motor' } },
      /^config\.brandId: motor, not asda/,
    ],
    ['fewer than nine comparison partners', { config: { ...config, partners: [] } }, /^config\.partners: 0/],
    [
      'a careers page without copy',
      { content: { ...asda.content, careers: null }, switches: { ...asda.switches, careersPage: true } },
      /^content\.careers: must have copy/,
    ],
    ['a third font', { theme: { ...theme, fonts: [font!, font!, font!] } }, /^theme\.fonts: 3 files/],
    [
      'a font file that does not exist',
      { theme: { ...theme, fonts: [{ ...font!, file: 'no.woff2' }] } },
      /^theme\.fonts\.0: fonts\/no\.woff2/,
    ],
    [
      'a switch without a value',
      { switches: { ...asda.switches, careersPage: missing('true or false') } },
      /^switches\.careersPage/,
    ],
  ])('%s', (_, change, line) => {
    expect(problems(change).join('\n')).toMatch(line);
  });

  test('a picture of the wrong size', () => {
    const swapped = problemsIn(asda, (file) => readPackageFile(file.replace('open-graph', 'touch-icon')));
    expect(swapped).toEqual(['open-graph.png: 180 by 180 pixels, not 1200 by 630']);
  });
});
