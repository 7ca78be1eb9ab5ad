import type { BrandIllustrations, BrandLogos } from '../brand-record.ts';
import { circle, path, rect, svg, wordmark } from '../drawing.ts';

/** A jar two thirds full. */
const MARK =
  path('art-action', 'M5 15h22v9a6 6 0 0 1-6 6H11a6 6 0 0 1-6-6z') +
  path('art-line-action', 'M6.5 24V12a4 4 0 0 1 4-4h11a4 4 0 0 1 4 4v12M10 3.5h12', 3) +
  circle('art-soft', 16, 21, 3.5);

export const logos = {
  mark: svg(32, 32, MARK),
  wordmark: wordmark(MARK, 'Thinkmoney', 136),
} as const satisfies BrandLogos;

type JarParts = { x: number; top: number; level: number; fill: string };

function jar({ x, top, level, fill }: JarParts): string {
  const bottom = 226;
  const height = bottom - top;
  return [
    rect('art-paper', { x, y: top, width: 96, height, r: 22 }),
    path(fill, `M${x} ${level}h96V${bottom - 22}a22 22 0 0 1-22 22h-52a22 22 0 0 1-22-22z`),
    rect('art-line', { x, y: top, width: 96, height, r: 22, strokeWidth: 3 }),
    rect('art-fill', { x: x + 10, y: top - 16, width: 76, height: 14, r: 7 }),
  ].join('');
}

const COINS = [
  [186, 60],
  [206, 28],
  [66, 92],
] as const;

export const illustrations = {
  hero: svg(
    460,
    240,
    circle('art-paper', 230, 150, 88),
    jar({ x: 24, top: 126, level: 166, fill: 'art-soft' }),
    jar({ x: 146, top: 96, level: 128, fill: 'art-action' }),
    COINS.map(([x, y]) => circle('art-soft', x, y, 11)).join(''),
    rect('art-paper', { x: 276, y: 84, width: 160, height: 142, r: 20 }),
    rect('art-line', { x: 276, y: 84, width: 160, height: 142, r: 20, strokeWidth: 3 }),
    path('art-line', 'M276 118h160M312 72v24M400 72v24', 3),
    [304, 340, 376, 412].map((x) => circle('art-tint', x, 146, 9)).join(''),
    [304, 340, 376, 412].map((x) => circle('art-tint', x, 174, 9)).join(''),
    circle('art-soft', 376, 174, 14),
    path('art-line-paper', 'M370 174l5 5 8-10', 3),
    [304, 340, 376].map((x) => circle('art-tint', x, 202, 9)).join(''),
  ),
  price: svg(
    96,
    96,
    rect('art-tint', { x: 8, y: 8, width: 80, height: 80, r: 24 }),
    rect('art-action', { x: 24, y: 52, width: 12, height: 22, r: 6 }),
    rect('art-action', { x: 42, y: 38, width: 12, height: 36, r: 6 }),
    rect('art-soft', { x: 60, y: 24, width: 12, height: 50, r: 6 }),
  ),
  apply: svg(
    96,
    96,
    rect('art-tint', { x: 16, y: 8, width: 64, height: 80, r: 18 }),
    path('art-line', 'M32 34h32M32 50h20', 4),
    circle('art-soft', 66, 68, 16),
    path('art-line-paper', 'M59 68l5 5 9-11', 4),
  ),
  payout: svg(
    96,
    96,
    rect('art-action', { x: 12, y: 34, width: 72, height: 50, r: 16 }),
    circle('art-soft', 64, 59, 9),
    path('art-line', 'M48 6v20m-8-8 8 8 8-8', 4),
  ),
} as const satisfies BrandIllustrations;
