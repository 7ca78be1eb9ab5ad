import type { BrandIllustrations, BrandLogos } from '../brand-record.ts';
import { circle, path, rect, svg, turned, wordmark } from '../drawing.ts';

/** Two cards, one over the other. */
const MARK =
  rect('art-soft', { x: 9, y: 3, width: 22, height: 17, r: 2 }) +
  rect('art-current', { x: 1, y: 11, width: 22, height: 17, r: 2 }) +
  path('art-line-paper', 'M1 17h22', 2);

export const logos = {
  mark: svg(32, 32, MARK),
  wordmark: wordmark(MARK, 'Vanquis', 84),
} as const satisfies BrandLogos;

const CARD = { x: 130, y: 70, width: 200, height: 124, r: 8 };

export const illustrations = {
  hero: svg(
    460,
    240,
    turned(-14, 230, 132, rect('art-soft', { ...CARD, x: 96 })),
    turned(-5, 230, 132, rect('art-action', { ...CARD, x: 122 })),
    turned(
      4,
      230,
      132,
      rect('art-paper', { ...CARD, x: 150 }),
      rect('art-line', { ...CARD, x: 150, strokeWidth: 1.5 }),
      path('art-line', 'M170 170h56M170 156h96', 1.5),
      rect('art-tint', { x: 170, y: 92, width: 34, height: 26, r: 3 }),
      path('art-line', 'M170 105h34M187 92v26', 1.5),
      circle('art-soft', 322, 172, 9),
      circle('art-line', 312, 172, 9, 1.5),
    ),
  ),
  price: svg(
    96,
    96,
    path('art-line', 'M12 12v72h72', 1.5),
    rect('art-soft', { x: 22, y: 54, width: 14, height: 30 }),
    rect('art-action', { x: 42, y: 38, width: 14, height: 46 }),
    rect('art-line', { x: 62, y: 22, width: 14, height: 62, strokeWidth: 1.5 }),
  ),
  apply: svg(
    96,
    96,
    rect('art-soft', { x: 26, y: 10, width: 52, height: 68, r: 3 }),
    rect('art-paper', { x: 16, y: 18, width: 52, height: 68, r: 3 }),
    rect('art-line', { x: 16, y: 18, width: 52, height: 68, r: 3, strokeWidth: 1.5 }),
    path('art-line', 'M26 36h32M26 48h32M26 60h18', 1.5),
  ),
  payout: svg(
    96,
    96,
    turned(-8, 48, 50, rect('art-soft', { x: 14, y: 22, width: 64, height: 42, r: 4 })),
    rect('art-action', { x: 18, y: 36, width: 64, height: 42, r: 4 }),
    path('art-line-paper', 'M18 50h64', 5),
  ),
  empty: svg(
    96,
    96,
    rect('art-line', { x: 14, y: 26, width: 68, height: 46, r: 4, strokeWidth: 1.5 }),
    path('art-line', 'M14 40h68M24 60h20', 1.5),
    circle('art-soft', 76, 68, 12),
    path('art-line-paper', 'M76 62v12M70 68h12', 2),
  ),
} as const satisfies BrandIllustrations;
