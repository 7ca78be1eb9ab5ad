import type { Brand } from '@fairlead/brands/brand';
import type { SurfaceTokens } from '@fairlead/brands/theme';

/** The colours of one email: of the sheet, and of the brand's header, which some brands have dark. */
export interface Look {
  readonly brand: Brand;
  readonly light: SurfaceTokens;
  readonly head: SurfaceTokens;
}

/** Declarations of a `style` attribute. Mail programs read those, and often nothing else. */
export function css(declarations: Readonly<Record<string, string | number>>): string {
  return Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

export const rounded = (radius: string): Readonly<Record<string, string>> => ({ 'border-radius': radius });

/** Every mail program has one of these. */
const WEB_SAFE = {
  serif: "Georgia, 'Times New Roman', serif",
  'sans-serif': 'Arial, Helvetica, sans-serif',
} as const;

/**
 * The brand's fonts where the reader's machine has them, then its system fonts, then a font that every mail program has.
 * An email loads no font: most programs refuse to, and the request would say that it was opened.
 */
export function fontOf(family: string): string {
  const families = family.split(', ');
  const generic = families.at(-1) === 'serif' ? 'serif' : 'sans-serif';
  return [...families.slice(0, -1), WEB_SAFE[generic]].join(', ');
}

/** Dark mode, for programs that ask for it. The others change colours themselves, and with every text the background that the email sets. */
export function darkRules({ brand, head, light }: Look): string {
  const { dark } = brand.theme;
  const rules: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    '.page': { 'background-color': dark.surfaceSunken },
    '.sheet': { 'background-color': dark.surface },
    '.text': { color: dark.text },
    '.muted': { color: dark.textMuted },
    '.tint': { 'background-color': dark.surfaceTint },
    '.rule': { 'border-color': dark.border },
    '.strong-rule': { 'border-color': dark.borderStrong },
    '.action': { 'background-color': dark.action },
    '.on-action': { color: dark.textOnAction },
    ...(head === light && {
      '.head': { 'background-color': dark.surface },
      '.head-text': { color: dark.text },
    }),
  };
  const written = Object.entries(rules).map(
    ([selector, declarations]) =>
      `${selector}{${Object.entries(declarations)
        .map(([name, value]) => `${name}:${value} !important`)
        .join(';')}}`,
  );
  return `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${written.join('')}}`;
}
