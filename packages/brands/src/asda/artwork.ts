import type { BrandIllustrations, BrandLogos } from '../brand-record.ts';
import { circle, path, rect, svg, rotated, wordmark } from '../drawing.ts';

/** A paper cut-out of a basket. */
const MARK =
  path('art-action', 'M3 14h26l-3.2 13.4A3.4 3.4 0 0 1 22.5 30h-13a3.4 3.4 0 0 1-3.3-2.6z') +
  path('art-line-action', 'M9 14a7 8.5 0 0 1 14 0', 3.5);

export const logos = {
  mark: svg(32, 32, MARK),
  wordmark: wordmark(MARK, 'Asda', 55),
} as const satisfies BrandLogos;

const TABLE = rect('art-action', { x: 20, y: 216, width: 420, height: 24, r: 12 });
const BASKET =
  path('art-soft', 'M96 120h176l-18 86a12 12 0 0 1-12 10H126a12 12 0 0 1-12-10z') +
  path('art-line-soft', 'M132 120a52 62 0 0 1 104 0', 14) +
  [134, 176, 218].map((x) => rect('art-paper', { x, y: 142, width: 16, height: 52, r: 8 })).join('');
const BAGUETTE = rotated(
  24,
  236,
  90,
  rect('art-fill', { x: 214, y: 14, width: 40, height: 150, r: 20 }),
  path('art-line-paper', 'M226 42l16 10M226 68l16 10M226 94l16 10', 6),
);
const LEAVES =
  rotated(-22, 128, 120, path('art-action', 'M128 130c-26-30-22-72 0-92 22 20 26 62 0 92z')) +
  rotated(8, 156, 120, path('art-action', 'M156 130c-24-28-20-66 0-86 20 20 24 58 0 86z'));
const PAN =
  rect('art-fill', { x: 296, y: 150, width: 104, height: 66, r: 14 }) +
  rect('art-fill', { x: 390, y: 160, width: 62, height: 14, r: 7 }) +
  rect('art-action', { x: 288, y: 136, width: 120, height: 16, r: 8 }) +
  circle('art-action', 348, 128, 10) +
  path('art-line-paper', 'M330 104c-10-14 10-22 0-38M366 104c-10-14 10-22 0-38', 7);

export const illustrations = {
  hero: svg(
    460,
    244,
    BAGUETTE,
    LEAVES,
    BASKET,
    PAN,
    circle('art-action', 62, 188, 30),
    path('art-line', 'M62 160c2-10 8-16 16-18', 6),
    TABLE,
  ),
  price: svg(
    96,
    96,
    rotated(
      -8,
      48,
      48,
      path('art-soft', 'M14 34 40 8h42a6 6 0 0 1 6 6v40L54 88a6 6 0 0 1-8 0L14 54a14 14 0 0 1 0-20z'),
    ),
    circle('art-paper', 70, 28, 7),
    path('art-line-paper', 'M54 44h-5a6 6 0 0 0-6 6v14m-5-8h13m-15 8h20', 5),
  ),
  apply: svg(
    96,
    96,
    rect('art-action', { x: 18, y: 8, width: 56, height: 80, r: 12 }),
    rect('art-paper', { x: 28, y: 24, width: 36, height: 8, r: 4 }),
    rect('art-paper', { x: 28, y: 40, width: 24, height: 8, r: 4 }),
    circle('art-soft', 70, 70, 20),
    path('art-line-paper', 'M61 70l7 7 12-14', 6),
  ),
  payout: svg(
    96,
    96,
    path('art-soft', 'M10 40 48 12l38 28z'),
    rect('art-action', { x: 16, y: 44, width: 64, height: 44, r: 6 }),
    rect('art-paper', { x: 38, y: 58, width: 20, height: 30, r: 10 }),
  ),
} as const satisfies BrandIllustrations;
