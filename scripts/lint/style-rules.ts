import { colourInDeclaration } from './colours.ts';

export type StyleFinding = { rule: string; line: number; message: string };

type Found = { at: number; message: string };

/** Reads a stylesheet without its comments and tells where it breaks the rule. */
type StyleRule = (css: string) => Found[];

type Declaration = { property: string; value: string };

const DECLARATION = /([-\w]+)\s*:\s*([^;{}]+)(?=[;}])/g;
const BRAND_SELECTOR = /\[data-brand\b[^\]]*\]/g;
const MOST_LINES = 300;

/** A rule that every declaration is held to. `check` answers with the reason, or nothing. */
function ofDeclarations(check: (declaration: Declaration) => string | undefined): StyleRule {
  return (css) =>
    [...css.matchAll(DECLARATION)].flatMap(({ index, 1: property = '', 2: value = '' }) => {
      const message = check({ property, value });
      return message === undefined ? [] : [{ at: index, message }];
    });
}

/** What a stylesheet outside packages/brands may not say. */
export const STYLE_RULES: Readonly<Record<string, StyleRule>> = {
  'colour-literal': ofDeclarations(({ value }) => {
    const colour = colourInDeclaration(value.replaceAll(/url\([^)]*\)|"[^"]*"|'[^']*'/g, ''));
    return colour && `${colour}: a colour lives in packages/brands, use a token, var(--…)`;
  }),
  'transition-all': ofDeclarations(({ property, value }) =>
    property.startsWith('transition') && /\ball\b/.test(value) ? 'name the properties that move' : undefined,
  ),
  'brand-selector': (css) =>
    [...css.matchAll(BRAND_SELECTOR)].map(({ index, 0: selector }) => ({
      at: index,
      message: `${selector}: choose by what differs, a member of theme.character or a token`,
    })),
  'sheet-length': (css) => {
    const lines = css.trimEnd().split('\n').length;
    return lines > MOST_LINES
      ? [{ at: css.length, message: `${lines} lines of ${MOST_LINES}: one sheet a part of the page` }]
      : [];
  },
};

/** Reads one stylesheet against the rules. */
export function findInStyles(css: string, rules = STYLE_RULES): StyleFinding[] {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return Object.entries(rules).flatMap(([rule, find]) =>
    find(bare).map(({ at, message }) => ({ rule, line: bare.slice(0, at).split('\n').length, message })),
  );
}
