import { describe, expect, test } from 'vitest';
import { isColourText } from './colours.ts';
import { findInStyles } from './style-rules.ts';

describe('a colour in a stylesheet', () => {
  test.each([
    ['color: #fff', '#fff'],
    ['border: 1px solid darkslategray', 'darkslategray'],
    ['background: linear-gradient(rgb(0 0 0), var(--surface))', 'rgb('],
    ['box-shadow: 0 0 2px #0003', '#0003'],
  ])('%s is found', (declaration, colour) => {
    const [finding] = findInStyles(`.a {\n  ${declaration};\n}\n`);
    expect(finding).toMatchObject({ rule: 'colour-literal', line: 2 });
    expect(finding?.message).toContain(colour);
  });

  test.each([
    'color: var(--text-link)',
    'border: 2px solid transparent',
    'color: currentColor',
    'border-color: ButtonBorder',
    'background: url(#shape)',
    'content: "white"',
    'background: color-mix(in oklab, var(--action) 20%, transparent)',
    'color: var(--red-tape)',
    'white-space: nowrap',
  ])('%s is none', (declaration) => {
    expect(findInStyles(`.a {\n  ${declaration};\n}\n`)).toEqual([]);
  });

  test('a comment is not a declaration', () => {
    expect(findInStyles('/* color: #fff; */\n.a { color: var(--text); }\n')).toEqual([]);
  });
});

describe('a style sheet', () => {
  test('does not ask whose page it styles', () => {
    const [finding] = findInStyles(".a {\n  margin: 0;\n}\n\n[data-brand='asda'] .a {\n  margin: 1px;\n}\n");
    expect(finding).toMatchObject({ rule: 'brand-selector', line: 5 });
  });

  test('may ask how the brand is composed', () => {
    expect(findInStyles("[data-hero='stall'] .a {\n  margin: 0;\n}\n")).toEqual([]);
  });

  test.each([
    [300, []],
    [301, ['sheet-length']],
  ])('of %i lines', (lines, rules) => {
    const sheet = '.a { margin: 0; }\n'.repeat(lines);
    expect(findInStyles(sheet).map(({ rule }) => rule)).toEqual(rules);
  });
});

describe('a colour in program text', () => {
  test.each(['#1a2b3c', '#FFF', 'color: oklch(0.7 0.1 200)', 'rgba(0, 0, 0, 0.5)'])('%s is one', (text) => {
    expect(isColourText(text)).toBe(true);
  });

  test.each(['#main-content', 'Reference #1234 of 2026', 'the colour (red)', '#12345'])(
    '%s is none',
    (text) => {
      expect(isColourText(text)).toBe(false);
    },
  );
});
