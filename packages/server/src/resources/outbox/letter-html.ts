import type { Brand } from '@fairlead/brands/brand';
import type { Character } from '@fairlead/brands/theme';
import type { Letter, LetterFigure } from './letter.ts';
import { css, darkRules, fontOf, rounded, type Look } from './letter-style.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const SHEET_PX = 600;
/** A thinner weight is drawn for the brand’s own font; others are hard to read in it. */
const LIGHTEST_FIGURE = 400;
const CHEQUERS = 12;

/** A table that only arranges: mail programs lay out little else. */
const table = (style: string, rows: string, { classes = '', width = '100%' } = {}): string =>
  `<table role="presentation" width="${width}" cellpadding="0" cellspacing="0" border="0"${classes && ` class="${classes}"`} style="${style}">${rows}</table>`;

const row = (style: string, content: string, classes = ''): string =>
  `<tr><td${classes && ` class="${classes}"`} style="${style}">${content}</td></tr>`;

/** The brand's name as its header has it: pictures from elsewhere are blocked, and mail shows no SVG. */
function wordmark({ brand, head }: Look): string {
  const { type } = brand.theme;
  const style = css({
    'font-family': fontOf(type.fontDisplay),
    'font-weight': type.weightDisplay,
    'font-size': '24px',
    'line-height': '1.2',
    color: head.text,
  });
  return `<span class="head-text" style="${style}">${escape(brand.dictionary.brandName)}</span>`;
}

const headCell = ({ head }: Look, more: Record<string, string | number> = {}): string =>
  css({ padding: '20px 24px', 'background-color': head.surface, ...more });

const LINE_OF_COLOUR = { height: '8px', 'font-size': 0, 'line-height': 0 } as const;

/** The drawing of each header, with borders and cells. */
const HEADERS: Readonly<Record<Character['header'], (look: Look) => string>> = {
  open: (look) =>
    row(
      headCell(look),
      `<span style="${css({ display: 'inline-block', width: '14px', height: '14px', 'margin-right': '10px', 'border-radius': '7px', 'background-color': look.head.accent })}"></span>${wordmark(look)}`,
      'head',
    ),
  striped: (look) => row(headCell(look), wordmark(look), 'head') + row(css({ padding: 0 }), chequers(look)),
  letterhead: (look) =>
    row(css({ ...LINE_OF_COLOUR, 'background-color': look.head.action }), '&nbsp;') +
    row(
      headCell(look, { 'border-bottom': `3px double ${look.head.borderStrong}` }),
      wordmark(look),
      'head strong-rule',
    ),
  pill: (look) =>
    row(
      headCell(look),
      `<span class="tint" style="${css({ display: 'inline-block', padding: '8px 18px', 'border-radius': '24px', 'background-color': look.head.surfaceTint })}">${wordmark(look)}</span>`,
      'head',
    ),
  lined: (look) =>
    row(
      headCell(look, { 'border-bottom': `1px solid ${look.head.borderStrong}` }),
      wordmark(look),
      'head strong-rule',
    ),
  slanted: (look) =>
    row(
      headCell(look, {
        'border-left': `16px solid ${look.head.accent}`,
        'border-bottom': `3px solid ${look.head.accent}`,
      }),
      wordmark(look),
      'head',
    ),
};

function chequers({ head }: Look): string {
  const cells = Array.from({ length: CHEQUERS }, (_, index) => {
    const colour = index % 2 === 0 ? head.action : head.surfaceTint;
    return `<td style="${css({ ...LINE_OF_COLOUR, 'background-color': colour })}">&nbsp;</td>`;
  });
  return table('', `<tr>${cells.join('')}</tr>`);
}

/** How each brand sets its figures, as on its screens. */
const FIGURES: Readonly<Record<Character['figure'], (look: Look) => Record<string, string | number>>> = {
  plain: () => ({ padding: '4px 0' }),
  tag: ({ light, brand }) => ({
    padding: '16px 20px',
    'background-color': light.surfaceTint,
    ...rounded(brand.theme.shape.radiusSmall),
  }),
  ruled: ({ light }) => ({
    padding: '14px 0',
    'border-top': `1px solid ${light.borderStrong}`,
    'border-bottom': `1px solid ${light.borderStrong}`,
  }),
  bubble: ({ light, brand }) => ({
    padding: '18px 22px',
    'background-color': light.surfaceTint,
    ...rounded(brand.theme.shape.radiusCard),
  }),
  ledger: ({ light }) => ({ padding: '14px 16px', border: `1px solid ${light.borderStrong}` }),
  condensed: ({ light }) => ({ padding: '4px 0 4px 16px', 'border-left': `6px solid ${light.accent}` }),
};

/** What dark mode changes of each. */
const FIGURE_CLASSES: Readonly<Record<Character['figure'], string>> = {
  plain: '',
  tag: 'tint',
  ruled: 'strong-rule',
  bubble: 'tint',
  ledger: 'strong-rule',
  condensed: '',
};

function figureRow(look: Look, { label, value, note }: LetterFigure): string {
  const { light, brand } = look;
  const { type, character } = brand.theme;
  const small = css({ margin: 0, 'font-size': '15px', 'line-height': '1.4', color: light.text });
  const big = css({
    margin: '2px 0',
    'font-family': fontOf(type.fontFigure),
    'font-weight': Math.max(type.weightFigure, LIGHTEST_FIGURE),
    'font-size': '40px',
    'line-height': '1.1',
    color: light.text,
  });
  const lines = [
    `<p class="text" style="${small}">${escape(label)}</p>`,
    `<p class="text" style="${big}">${escape(value)}</p>`,
    ...(note === undefined ? [] : [`<p class="text" style="${small}">${escape(note)}</p>`]),
  ];
  const style = css(FIGURES[character.figure](look));
  return table(css({ margin: '0 0 20px' }), row(style, lines.join('\n'), FIGURE_CLASSES[character.figure]));
}

function button({ light, brand }: Look, { label, url }: NonNullable<Letter['action']>): string {
  const { shape, type } = brand.theme;
  const cell = css({ 'background-color': light.action, ...rounded(shape.radiusButton) });
  const link = css({
    display: 'inline-block',
    padding: '14px 28px',
    color: light.textOnAction,
    'font-weight': type.weightStrong,
    'text-decoration': 'none',
  });
  const inside = `<a class="on-action" href="${escape(url)}" style="${link}">${escape(label)}</a>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr><td class="action" style="${cell}">${inside}</td></tr></table>`;
}

/** An email as a page of its own: one column that a phone shows whole, in the brand's type and colours, light and dark. */
export function letterHtml(brand: Brand, letter: Letter, closing: readonly string[]): string {
  const { theme, config } = brand;
  const look: Look = { brand, light: theme.light, head: theme[config.navbarColour] };
  const { light } = look;
  const { type } = theme;
  const said = css({ margin: '0 0 16px', color: light.text });
  const paragraph = (text: string): string => `<p class="text" style="${said}">${escape(text)}</p>`;
  const title = css({
    margin: '0 0 20px',
    'font-family': fontOf(type.fontDisplay),
    'font-weight': type.weightDisplay,
    'font-size': '27px',
    'line-height': '1.2',
    color: light.text,
  });
  const body = [
    `<h1 class="text" style="${title}">${escape(letter.subject)}</h1>`,
    paragraph(letter.greeting),
    ...(letter.figure ? [figureRow(look, letter.figure)] : []),
    ...letter.paragraphs.map(paragraph),
    ...(letter.action ? [button(look, letter.action)] : []),
  ];
  const small = css({ margin: '0 0 8px', 'font-size': '14px', 'line-height': '1.5', color: light.textMuted });
  const foot = closing.map((text) => `<p class="muted" style="${small}">${escape(text)}</p>`);
  const sheet = table(
    css({ width: '100%', 'max-width': `${SHEET_PX}px`, 'background-color': light.surface }),
    HEADERS[theme.character.header](look) +
      row(css({ padding: '28px 24px 12px', 'overflow-wrap': 'anywhere' }), body.join('\n')) +
      row(css({ padding: '16px 24px', 'border-top': `1px solid ${light.border}` }), foot.join('\n'), 'rule'),
    { classes: 'sheet', width: String(SHEET_PX) },
  );
  const whole = css({
    margin: 0,
    padding: '8px 0',
    'background-color': light.surfaceSunken,
    'font-family': fontOf(type.fontBody),
    'font-size': '17px',
    'line-height': '1.5',
  });
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(letter.subject)}</title>
<style>${darkRules(look)}</style>
</head>
<body class="page" style="${whole}">
<div role="main">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center">
${sheet}
</td></tr></table>
</div>
</body>
</html>`;
}
