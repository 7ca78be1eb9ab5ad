import type { BrandIllustrations, BrandLogos } from '../brand-record.ts';
import { circle, path, svg, wordmark } from '../drawing.ts';

/** A road in perspective. */
const MARK =
  path('art-current', 'M11 2h4l-2 28H1zM17 2h4l10 28H19z') + path('art-soft', 'M14.6 2h2.8l1.4 28h-5.6z');

export const logos = {
  mark: svg(32, 32, MARK),
  wordmark: wordmark(MARK, 'Motor', 45),
} as const satisfies BrandLogos;

/** A tick of the dial at an angle in degrees: 0 points left, and angles increase clockwise. */
function tick(angle: number, from: number, to: number): string {
  const turn = ((180 + angle) * Math.PI) / 180;
  const at = (r: number) =>
    `${(160 + r * Math.cos(turn)).toFixed(1)} ${(170 + r * Math.sin(turn)).toFixed(1)}`;
  return `M${at(from)}L${at(to)}`;
}

const TICKS = Array.from({ length: 13 }, (_, n) => tick(-15 + n * 17.5, n % 3 === 0 ? 98 : 108, 120)).join(
  '',
);

export const illustrations = {
  hero: svg(
    460,
    240,
    path('art-sunken', 'M460 240H210l92-150h64z'),
    path('art-soft', 'M326 98h6l4 26h-14zm-8 40h16l7 40h-30zm-10 56h36l9 46h-54z'),
    path('art-line', 'M302 90 210 240M366 90l94 150', 3),
    circle('art-sunken', 160, 170, 134),
    circle('art-line', 160, 170, 134, 3),
    path('art-line', TICKS, 3),
    path('art-line-soft', 'M160 170 236 116', 7),
    circle('art-fill', 160, 170, 12),
    path('art-line-soft', 'M112 222h96', 7),
  ),
  price: svg(
    96,
    96,
    path('art-line', 'M12 70a38 38 0 1 1 72 0', 3.5),
    path('art-line-soft', 'M48 58 70 38', 6),
    circle('art-fill', 48, 58, 6),
    path('art-line', 'M28 84h40', 3.5),
  ),
  apply: svg(
    96,
    96,
    path('art-line', 'M8 62l8-4 8-20a8 8 0 0 1 7-5h28a8 8 0 0 1 7 4l12 19 10 4v14H8z', 3.5),
    circle('art-soft', 28, 74, 10),
    circle('art-soft', 68, 74, 10),
  ),
  payout: svg(
    96,
    96,
    path('art-soft', 'M6 90 36 14h8L34 90zm84 0L60 14h-8l10 76z'),
    path('art-line', 'M48 14v14m0 12v18m0 12v20', 4),
  ),
} as const satisfies BrandIllustrations;
