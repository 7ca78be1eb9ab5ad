import type { BrandIllustrations, BrandLogos } from '../brand-record.ts';
import { circle, path, rect, svg, rotated, wordmark } from '../drawing.ts';

/** An envelope with a thick line. */
const MARK =
  rect('art-action', { x: 1, y: 3, width: 30, height: 26 }) +
  path('art-line-paper', 'M3 8l13 11L29 8', 2.5) +
  path('art-line-paper', 'M1 24h30', 2);

export const logos = {
  mark: svg(32, 32, MARK),
  wordmark: wordmark(MARK, 'Post Office', 118),
} as const satisfies BrandLogos;

/** The perforated edge of a stamp: half circles cut out at even steps. */
function perforations(
  x: number,
  y: number,
  width: number,
  height: number,
  step: number,
  background: string,
): string {
  const across = Array.from({ length: width / step + 1 }, (_, n) => [
    circle(background, x + n * step, y, step / 3.4),
    circle(background, x + n * step, y + height, step / 3.4),
  ]);
  const down = Array.from({ length: height / step + 1 }, (_, n) => [
    circle(background, x, y + n * step, step / 3.4),
    circle(background, x + width, y + n * step, step / 3.4),
  ]);
  return [...across, ...down].flat().join('');
}

const STAMP =
  rect('art-action', { x: 76, y: 14, width: 140, height: 168 }) +
  perforations(76, 14, 140, 168, 14, 'art-paper') +
  rect('art-paper', { x: 92, y: 30, width: 108, height: 136 }) +
  circle('art-soft', 170, 66, 15) +
  path('art-tint', 'M92 166v-46l30-28 34 34 22-18 22 20v38z') +
  path('art-fill', 'M112 166v-34l24-20 24 20v34z') +
  rect('art-paper', { x: 130, y: 142, width: 12, height: 24 }) +
  path('art-line-action', 'M106 136l30-25 30 25', 5);

const POSTMARK =
  circle('art-line', 62, 134, 44, 2.5) +
  circle('art-line', 62, 134, 31, 2.5) +
  path('art-line', 'M46 128h32M46 140h32', 2.5) +
  path('art-line', 'M108 116c14-8 22 8 36 0s22 8 36 0M108 132c14-8 22 8 36 0s22 8 36 0', 2.5);

export const illustrations = {
  hero: svg(240, 204, rotated(4, 146, 98, STAMP), rotated(-9, 62, 134, POSTMARK)),
  price: svg(
    96,
    96,
    rect('art-action', { x: 12, y: 12, width: 72, height: 72 }),
    perforations(12, 12, 72, 72, 12, 'art-paper'),
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
} as const satisfies BrandIllustrations;
