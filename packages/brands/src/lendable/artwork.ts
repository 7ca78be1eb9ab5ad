import type { BrandIllustrations, BrandLogos } from '../brand-record.ts';
import { circle, path, svg, wordmark } from '../drawing.ts';

/** A rising line inside an open ring. */
const MARK =
  path('art-line-current', 'M27.5 10.5A13 13 0 1 1 21.5 4.2', 3.5) +
  path('art-line-soft', 'M8 20l6-6 4 4 10-11', 3.5);

export const logos = {
  mark: svg(32, 32, MARK),
  wordmark: wordmark(MARK, 'Lendable', 95),
} as const satisfies BrandLogos;

/** One continuous line along the edge of the section below: a hill, a house, a coin. */
const HERO_LINE =
  'M0 102H92C146 102 150 52 200 52s56 50 104 50h36c22 0 22-28 40-28s18 28 40 28h14V62l42-36 42 36v40h26c36 0 46-26 46-46a28 28 0 1 0-28 28c44 0 62 18 100 18h60c34 0 46-26 72-26s34 16 58 16c40 0 56-48 118-72';

export const illustrations = {
  hero: svg(
    1056,
    104,
    path('art-line', HERO_LINE, 2.5),
    path('art-line-soft', 'M462 102V72h28v30', 2.5),
    path('art-line-soft', 'M573 42h-8a7 7 0 0 0-7 7v17m-6-10h14m-16 10h22', 2.5),
    path('art-line-soft', 'M946 15l24 5-7 23', 2.5),
    circle('art-soft', 200, 52, 6),
    circle('art-soft', 380, 74, 4),
    circle('art-soft', 794, 76, 4),
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
} as const satisfies BrandIllustrations;
