import type { Brand } from './brand.ts';
import { fallbackFaces, loadedFaces, withFallback } from './font-faces.ts';
import type { Rhythm, Theme, TypeTokens } from './theme.ts';

type Declarations = Record<string, string | number>;

const SPACE_STEPS = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8, 7: 12, 8: 16, 9: 24 } as const;
const HEADING_STEPS = { 'heading-3': 1, 'heading-2': 2, 'heading-1': 3, display: 4.5, figure: 4.5 } as const;
const PHONE_SCALE_SHARE = 0.68;
const PHONE_PX = 320;
const WIDE_PX = 1280;
const ROOT_PX = 16;

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function rem(px: number): string {
  return `${Number((px / ROOT_PX).toFixed(4))}rem`;
}

/** A size that scales with the window from phone to wide screen, and with the reader's text size. */
function fluid(phonePx: number, widePx: number): string {
  const perPixel = (widePx - phonePx) / (WIDE_PX - PHONE_PX);
  const base = rem(phonePx - perPixel * PHONE_PX);
  return `clamp(${rem(phonePx)}, ${base} + ${Number((perPixel * 100).toFixed(3))}vw, ${rem(widePx)})`;
}

function spaceTokens({ space }: Rhythm): Declarations {
  return Object.fromEntries(
    Object.entries(SPACE_STEPS).map(([step, n]) => [`space-${step}`, rem(n * space)]),
  );
}

function typeSizes({ text, scale }: Rhythm): Declarations {
  const phoneScale = 1 + (scale - 1) * PHONE_SCALE_SHARE;
  const headings = Object.entries(HEADING_STEPS).map(([name, step]) => [
    `size-${name}`,
    fluid(text * phoneScale ** step, text * scale ** step),
  ]);
  return {
    'size-small': rem(text * 0.875),
    'size-body': rem(text),
    'size-lead': fluid(text * 1.125, text * 1.25),
    ...(Object.fromEntries(headings) as Declarations),
  };
}

function named(tokens: Declarations): Declarations {
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [kebab(name), value]));
}

function block(selector: string, tokens: Declarations, scheme?: 'light' | 'dark'): string {
  const lines = Object.entries(tokens).map(([name, value]) => `--${name}:${value};`);
  return `${selector}{${scheme ? `color-scheme:${scheme};` : ''}${lines.join('')}}`;
}

/** Adds the fallback to each font list, if our fonts are served at all. */
function typeTokens(type: TypeTokens, areServed: boolean): Declarations {
  if (!areServed) return named(type);
  const { fontBody, fontDisplay, fontFigure } = type;
  return named({
    ...type,
    fontBody: withFallback(fontBody),
    fontDisplay: withFallback(fontDisplay),
    fontFigure: withFallback(fontFigure),
  });
}

export type ThemeCssOptions = {
  /** Returns the URL of a file in the `fonts` folder. Without it, pages use the device's fonts. */
  fontUrl?: (file: string) => string;
};

/** The brand's tokens as one style sheet. On screens, `data-surface` sets the colours of everything inside it. */
export function themeCss({ theme }: Pick<Brand, 'theme'>, { fontUrl }: ThemeCssOptions = {}): string {
  const { shape, type, rhythm, fonts } = theme;
  const fixed = {
    ...named(shape),
    ...typeTokens(type, fontUrl !== undefined),
    ...spaceTokens(rhythm),
    ...typeSizes(rhythm),
  };
  const blocks = [
    block(':root', fixed),
    block(":root,[data-surface='light']", named(theme.light), 'light'),
    // Dark surfaces print as white, so light text would be unreadable.
    `@media screen{${block("[data-surface='dark']", named(theme.dark), 'dark')}}`,
  ];
  const faces = fontUrl ? loadedFaces(fonts, fontUrl) + fallbackFaces(fonts) : '';
  return `${faces}@layer tokens{${blocks.join('')}}`;
}

/** Attributes for `<html>`: the brand's id and its composition, which style sheets read. */
export function themeAttributes({
  id,
  theme,
}: {
  id: string;
  theme: Theme;
}): Record<`data-${string}`, string> {
  const attributes: Record<`data-${string}`, string> = { 'data-brand': id };
  for (const [member, value] of Object.entries(theme.character)) attributes[`data-${member}`] = value;
  return attributes;
}
