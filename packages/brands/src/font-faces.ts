import { FONT_FALLBACKS } from './font-fallbacks.ts';
import { FONT_PARTS, partFile, type FontPart } from './font-parts.ts';
import type { FontFallback, FontFile } from './theme.ts';

const LOCAL_FONTS = {
  sans: ['Arial', 'Roboto', 'Liberation Sans'],
  serif: ['Times New Roman', 'Noto Serif', 'Liberation Serif'],
} as const;

/** The family of the device's own font, made as wide and as tall as ours: what it stands in for moves nothing. */
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

/** The rules that load a brand's fonts, part by part, from wherever they are served. */
export function loadedFaces(fonts: readonly FontFile[], fontUrl: FontUrl): string {
  return fonts
    .flatMap((font) => FONT_PARTS.map((part) => partFace(font, part, fontUrl(partFile(font.file, part)))))
    .join('');
}

/** What stands in for each font until it has come. */
export function fallbackFaces(fonts: readonly FontFile[]): string {
  return fonts
    .flatMap((font) => (FONT_FALLBACKS[font.file] ?? []).map((fallback) => fallbackFace(font, fallback)))
    .join('');
}

/** A list of families with the stand-in behind the font that it stands in for. */
export function withFallback(families: string): string {
  return families.replace(/^'([^']+)'/, (own, family: string) => `${own}, '${fallbackFamily(family)}'`);
}
