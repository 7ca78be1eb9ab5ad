import type { BrandIllustrations, BrandLogos } from '../brand-record.ts';
import { circle, path, svg, wordmark } from '../drawing.ts';

/** A rising line inside a ring that does not close. */
const MARK =
  path('art-line-current', 'M27.5 10.5A13 13 0 1 1 21.5 4.2', 3.5) +
  path('art-line-soft', 'M8 20l6-6 4 4 10-11', 3.5);

export const logos = {
  mark: svg(32, 32, MARK),
  wordmark: wordmark(MARK, 'Lendable', 95),
} as const satisfies BrandLogos;

/** One line that never leaves the paper: a road, a house, a coin, and on. */
const HERO_LINE =
  'M6 214C60 214 74 150 110 150s34 64 78 64V132l46-44 46 44v82h34c40 0 52-40 52-70a34 34 0 1 0-34 34c46 0 60-58 106-104';

export const illustrations = {
  hero: svg(
    460,
    240,
    path('art-line', HERO_LINE, 2.5),
    path('art-line-soft', 'M218 214v-44h32v44', 2.5),
    path('art-line-soft', 'M340 132h-14a9 9 0 0 0-9 9v20m-8-12h18m-20 12h26', 2.5),
    path('art-line-soft', 'M418 70l24 2-4 24', 2.5),
    circle('art-soft', 110, 122, 7),
  ),
  price: svg(
    96,
    96,
    path('art-line', 'M8 78C26 78 26 52 40 52s12 14 24 14 12-42 26-42', 2.5),
    path('art-line-soft', 'M8 88h80', 2.5),
    circle('art-soft', 40, 52, 5),
  ),
  apply: svg(
    96,
    96,
    path('art-line', 'M20 88V16a6 6 0 0 1 6-6h32l18 18v54a6 6 0 0 1-6 6H34', 2.5),
    path('art-line-soft', 'M34 44h28M34 58h18', 2.5),
    path('art-line-soft', 'M50 74l6 6 14-16', 2.5),
  ),
  payout: svg(
    96,
    96,
    path('art-line', 'M6 62h22a26 26 0 1 1 26 26c22 0 22-30 36-30', 2.5),
    path('art-line-soft', 'M62 50h-8a7 7 0 0 0-7 7v17m-5-9h13m-15 9h22', 2.5),
  ),
  empty: svg(
    96,
    96,
    path('art-line', 'M10 66h20l6 10h24l6-10h20M10 66l14-36h48l14 36v20H10z', 2.5),
    path('art-line-soft', 'M48 10v28m-10-10 10 10 10-10', 2.5),
  ),
} as const satisfies BrandIllustrations;
