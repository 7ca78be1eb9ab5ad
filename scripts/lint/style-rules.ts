import { colourInDeclaration } from './colours.ts';

export type StyleFinding = { rule: string; line: number; message: string };

type StyleRule = (declaration: { property: string; value: string }) => string | undefined;

/** What a stylesheet outside packages/brands may not say. A rule answers with the reason, or nothing. */
export const STYLE_RULES: Readonly<Record<string, StyleRule>> = {
  'colour-literal': ({ value }) => {
    const colour = colourInDeclaration(value.replaceAll(/url\([^)]*\)|"[^"]*"|'[^']*'/g, ''));
    return colour && `${colour}: a colour lives in packages/brands, use a token, var(--…)`;
  },
  'transition-all': ({ property, value }) =>
    property.startsWith('transition') && /\ball\b/.test(value) ? 'name the properties that move' : undefined,
};

const DECLARATION = /([-\w]+)\s*:\s*([^;{}]+)(?=[;}])/g;

/** Reads the declarations of one stylesheet against the rules. */
export function findInStyles(css: string, rules = STYLE_RULES): StyleFinding[] {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return [...bare.matchAll(DECLARATION)].flatMap((match) => {
    const [, property = '', value = ''] = match;
    const line = bare.slice(0, match.index).split('\n').length;
    return Object.entries(rules).flatMap(([rule, check]) => {
      const message = check({ property, value });
      return message === undefined ? [] : [{ rule, line, message }];
    });
  });
}
