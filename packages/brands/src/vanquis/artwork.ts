import type { BrandIllustrations, BrandLogos } from '../brand-record.ts';
import { circle, path, rect, svg, rotated, wordmark } from '../drawing.ts';

/** Two overlapping cards. */
const MARK =
  rect('art-soft', { x: 9, y: 3, width: 22, height: 17, r: 2 }) +
  rect('art-current', { x: 1, y: 11, width: 22, height: 17, r: 2 }) +
  path('art-line-paper', 'M1 17h22', 2);

export const logos = {
  mark: svg(32, 32, MARK),
  wordmark: wordmark(MARK, 'Vanquis', 84),
} as const satisfies BrandLogos;

const BARS = [72, 64, 55, 45, 34, 22, 9];

/** Three overlapping cards. The first shows a balance falling to zero. */
export const illustrations = {
  hero: svg(
    460,
    250,
    rect('art-soft', { x: 216, y: 10, width: 236, height: 150, r: 6 }),
    rect('art-action', { x: 116, y: 50, width: 236, height: 150, r: 6 }),
    path('art-line-paper', 'M280 80h48M300 92h28', 2),
    rect('art-paper', { x: 16, y: 90, width: 236, height: 150, r: 6 }),
    rect('art-line', { x: 16, y: 90, width: 236, height: 150, r: 6, strokeWidth: 1.5 }),
    BARS.map((height, n) =>
      rect(n % 2 === 0 ? 'art-action' : 'art-soft', { x: 40 + n * 26, y: 216 - height, width: 18, height }),
    ).join(''),
    path('art-line', 'M36 216h196', 1.5),
    path('art-line', 'M40 112h56M40 124h34', 1.5),
    circle('art-fill', 222, 216, 5),
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
    rotated(-8, 48, 50, rect('art-soft', { x: 14, y: 22, width: 64, height: 42, r: 4 })),
    rect('art-action', { x: 18, y: 36, width: 64, height: 42, r: 4 }),
    path('art-line-paper', 'M18 50h64', 5),
  ),
} as const satisfies BrandIllustrations;
