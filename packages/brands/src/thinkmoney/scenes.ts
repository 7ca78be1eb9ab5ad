import type { BrandScenes } from '../brand-record.ts';
import { circle, path, rect, rotated, scene } from '../drawing.ts';

/** What every picture is on. */
const ground = path('art-tint', 'M14 66c0-40 30-58 68-58s66 20 66 56-26 48-68 48-66-12-66-46z');
const coin = (x: number, y: number, r = 9) =>
  circle('art-soft', x, y, r) + circle('art-line-paper', x, y, r - 4, 1.5);
const badge = (x: number, y: number) =>
  circle('art-action', x, y, 17) + path('art-line-paper', `M${x - 8} ${y}l6 6 10-12`, 4);

/** A jar 60 wide on the line y = 104, filled to `level`. */
function jar(x: number, level: number): string {
  return [
    rect('art-paper', { x, y: 38, width: 60, height: 66, r: 16 }),
    level < 104
      ? path('art-action', `M${x} ${level}h60v${88 - level}a16 16 0 0 1-16 16h-28a16 16 0 0 1-16-16z`)
      : '',
    rect('art-line', { x, y: 38, width: 60, height: 66, r: 16, strokeWidth: 3 }),
    rect('art-fill', { x: x + 7, y: 26, width: 46, height: 10, r: 5 }),
  ].join('');
}

const page = (x: number, y: number) =>
  rect('art-paper', { x, y, width: 84, height: 74, r: 14 }) +
  rect('art-line', { x, y, width: 84, height: 74, r: 14, strokeWidth: 3 }) +
  path('art-line', `M${x} ${y + 20}h84M${x + 20} ${y - 7}v14M${x + 64} ${y - 7}v14`, 3);

export const scenes = {
  empty: scene(ground, jar(44, 104), coin(122, 95), coin(136, 74, 7)),
  signed: scene(
    ground,
    page(30, 26),
    path('art-line-soft', 'M44 76c6-16 14-18 14-6s8 10 14-2 8 4 20 2', 4),
    badge(118, 92),
  ),
  paid: scene(ground, jar(44, 68), coin(74, 14), badge(112, 90)),
  waiting: scene(
    ground,
    page(26, 26),
    [44, 62, 80].map((x) => circle('art-tint', x, 62, 6)).join(''),
    [44, 62, 80].map((x) => circle('art-tint', x, 82, 6)).join(''),
    circle('art-soft', 80, 62, 9),
    circle('art-paper', 116, 80, 23),
    circle('art-line', 116, 80, 23, 3),
    path('art-line', 'M116 66v14l9 6', 3),
  ),
  review: scene(
    ground,
    jar(34, 72),
    circle('art-paper', 108, 62, 25),
    coin(100, 66, 8),
    coin(114, 58, 8),
    circle('art-line', 108, 62, 25, 3),
    path('art-line', 'M126 80l18 20', 6),
  ),
  help: scene(
    ground,
    jar(26, 84),
    path(
      'art-soft',
      'M104 22h26a14 14 0 0 1 14 14v14a14 14 0 0 1-14 14h-14l-14 13V64a14 14 0 0 1-12-14V36a14 14 0 0 1 14-14z',
    ),
    path('art-paper', 'M117 55c-16-10-12-21-5-21 3 0 5 2 5 5 0-3 2-5 5-5 7 0 11 11-5 21z'),
  ),
  ended: scene(
    ground,
    path('art-line', 'M80 44V20', 3),
    path('art-soft', 'M80 30c-2-16-14-20-24-18 0 12 10 20 24 18z'),
    path('art-soft', 'M80 24c2-14 12-18 22-16 0 12-8 18-22 16z'),
    rect('art-paper', { x: 50, y: 42, width: 60, height: 62, r: 16 }),
    path('art-action', 'M50 54h60v34a16 16 0 0 1-16 16H66a16 16 0 0 1-16-16z'),
    rect('art-line', { x: 50, y: 42, width: 60, height: 62, r: 16, strokeWidth: 3 }),
    path('art-line-paper', 'M68 78l9 9 16-19', 5),
    coin(124, 95),
    coin(34, 95),
  ),
  lost: scene(ground, rotated(-90, 74, 70, jar(44, 104)), coin(122, 92), coin(138, 78, 7), coin(114, 70, 7)),
} as const satisfies BrandScenes;
