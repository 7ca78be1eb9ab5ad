import { FONT_FALLBACKS } from './font-fallbacks.ts';
import { FONT_PARTS, partFile, type FontPart } from './font-parts.ts';
import type { FontFallback, FontFile } from './theme.ts';

const LOCAL_FONTS = {
  sans: ['Arial', 'Roboto', 'Liberation Sans'],
  serif: ['Times New Roman', 'Noto Serif', 'Liberation Serif'],
} as const;

/** The name of a device font adjusted to our font's metrics, so that text does not move when ours loads. */
const fallbackFamily = (family: string): string => `${family} fallback`;

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

function rule(descriptors: Readonly<Record<string, string | number>>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${lines.join(';')}}`;
}

function unicodeRange({ ranges }: FontPart): string {
  const hex = (codePoint: number): string => codePoint.toString(16);
  return ranges.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(',');
}

function partFace({ family, weights }: FontFile, part: FontPart, url: string): string {
  return rule({
    'font-family': `"${family}"`,
    'font-style': 'normal',
    'font-weight': weights,
    'font-display': 'swap',
    src: `url("${url}") format("woff2")`,
    'unicode-range': unicodeRange(part),
  });
}

function fallbackFace({ family }: FontFile, fallback: FontFallback): string {
  const { kind, isBold, weight, sizeAdjust, ascent, descent } = fallback;
  const names = LOCAL_FONTS[kind].map((name) => `local("${isBold ? `${name} Bold` : name}")`);
  return rule({
    'font-family': `"${fallbackFamily(family)}"`,
    'font-weight': weight,
    src: names.join(','),
    'size-adjust': percent(sizeAdjust),
    'ascent-override': percent(ascent / sizeAdjust),
    'descent-override': percent(descent / sizeAdjust),
    'line-gap-override': '0%',
  });
}

type FontUrl = (file: string) => string;

/** The `@font-face` rules that load a brand's fonts, one rule for each part. */
export function loadedFaces(fonts: readonly FontFile[], fontUrl: FontUrl): string {
  return fonts
    .flatMap((font) => FONT_PARTS.map((part) => partFace(font, part, fontUrl(partFile(font.file, part)))))
    .join('');
}

/** The `@font-face` rules of the fallback for each font, used until the font loads. */
export function fallbackFaces(fonts: readonly FontFile[]): string {
  return fonts
    .flatMap((font) => (FONT_FALLBACKS[font.file] ?? []).map((fallback) => fallbackFace(font, fallback)))
    .join('');
}

/** Adds the fallback after the first family of a CSS font list. */
export function withFallback(families: string): string {
  return families.replace(/^'([^']+)'/, (own, family: string) => `${own}, '${fallbackFamily(family)}'`);
}
