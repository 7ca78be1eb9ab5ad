import type { BrandIllustrations, BrandLogos } from '../brand-record.ts';
import { circle, path, rect, svg, turned, wordmark } from '../drawing.ts';

/** An envelope under a strong rule. */
const MARK =
  rect('art-action', { x: 1, y: 3, width: 30, height: 26 }) +
  path('art-line-paper', 'M3 8l13 11L29 8', 2.5) +
  path('art-line-paper', 'M1 24h30', 2);

export const logos = {
  mark: svg(32, 32, MARK),
  wordmark: wordmark(MARK, 'Post Office', 118),
} as const satisfies BrandLogos;

/** The perforated edge of a stamp: half circles bitten out of the paper at even steps. */
function bites(x: number, y: number, width: number, height: number, step: number, ground: string): string {
  const across = Array.from({ length: width / step + 1 }, (_, n) => [
    circle(ground, x + n * step, y, step / 3.4),
    circle(ground, x + n * step, y + height, step / 3.4),
  ]);
  const down = Array.from({ length: height / step + 1 }, (_, n) => [
    circle(ground, x, y + n * step, step / 3.4),
    circle(ground, x + width, y + n * step, step / 3.4),
  ]);
  return [...across, ...down].flat().join('');
}

const STAMP =
  rect('art-action', { x: 300, y: 40, width: 96, height: 120 }) +
  bites(300, 40, 96, 120, 12, 'art-paper') +
  rect('art-paper', { x: 314, y: 54, width: 68, height: 92 }) +
  path('art-soft', 'M314 146v-34l20-22 16 16 12-12 20 22v30z') +
  circle('art-action', 364, 74, 9);

const POSTMARK =
  circle('art-line', 276, 92, 40, 2) +
  circle('art-line', 276, 92, 29, 2) +
  path('art-line', 'M262 86h28M262 98h28M316 78c16-8 24 8 40 0s24 8 40 0M318 92c16-8 24 8 40 0s24 8 40 0', 2);

export const illustrations = {
  hero: svg(
    460,
    240,
    turned(
      -3,
      230,
      130,
      rect('art-paper', { x: 30, y: 16, width: 400, height: 212 }),
      rect('art-line', { x: 30, y: 16, width: 400, height: 212, strokeWidth: 2 }),
      STAMP,
      POSTMARK,
      path('art-line', 'M60 150h130M60 172h104M60 194h118', 3),
      path('art-line-soft', 'M60 48h84M60 62h52', 3),
    ),
  ),
  price: svg(
    96,
    96,
    rect('art-action', { x: 12, y: 12, width: 72, height: 72 }),
    bites(12, 12, 72, 72, 12, 'art-paper'),
    path('art-line-paper', 'M58 34h-7a7 7 0 0 0-7 7v22m-7-12h18m-20 12h26', 4),
  ),
  apply: svg(
    96,
    96,
    rect('art-line', { x: 10, y: 20, width: 76, height: 56, strokeWidth: 2.5 }),
    path('art-line', 'M10 20l38 32 38-32', 2.5),
    rect('art-action', { x: 66, y: 58, width: 20, height: 18 }),
  ),
  payout: svg(
    96,
    96,
    path('art-line', 'M10 34 48 12l38 22z', 2.5),
    path('art-line', 'M18 44v30M38 44v30M58 44v30M78 44v30', 2.5),
    rect('art-action', { x: 10, y: 78, width: 76, height: 8 }),
  ),
  empty: svg(
    96,
    96,
    path('art-line', 'M14 84V34a16 16 0 0 1 16-16h36a16 16 0 0 1 16 16v50z', 2.5),
    rect('art-action', { x: 28, y: 36, width: 40, height: 6 }),
    path('art-line', 'M40 84v8h16v-8', 2.5),
  ),
} as const satisfies BrandIllustrations;
