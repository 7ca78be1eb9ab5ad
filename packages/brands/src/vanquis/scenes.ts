import type { BrandScenes } from '../brand-record.ts';
import { circle, path, rect, rotated, scene } from '../drawing.ts';

const fine = (d: string) => path('art-line', d, 1.5);
const card = (fill: string, x: number, y: number, width = 88, height = 58) =>
  rect(fill, { x, y, width, height, r: 4 });
const front = (x: number, y: number, width = 88, height = 58) =>
  card('art-paper', x, y, width, height) + rect('art-line', { x, y, width, height, r: 4, strokeWidth: 1.5 });
const tick = (x: number, y: number) =>
  rect('art-action', { x, y, width: 26, height: 26, r: 3 }) +
  path('art-line-paper', `M${x + 7} ${y + 13}l5 5 8-10`, 2.5);
const bars = (x: number, base: number, heights: readonly number[]) =>
  heights
    .map((height, n) =>
      rect(n % 2 === 0 ? 'art-action' : 'art-soft', { x: x + n * 13, y: base - height, width: 9, height }),
    )
    .join('');

export const scenes = {
  empty: scene(
    card('art-soft', 58, 14),
    card('art-tint', 40, 32),
    front(20, 50),
    fine('M20 66h88M32 80h24M32 90h14'),
  ),
  signed: scene(
    card('art-soft', 62, 10),
    front(22, 28, 92, 80),
    fine('M34 42h48M34 54h60'),
    path('art-line-action', 'M34 88c6-18 14-18 12-6s8 10 14-4 8 8 20 4', 2.5),
    fine('M34 96h54'),
    tick(104, 72),
  ),
  paid: scene(
    card('art-soft', 60, 10),
    card('art-action', 42, 28),
    front(20, 46, 96, 62),
    bars(32, 96, [36, 30, 23, 15, 7]),
    fine('M28 96h72'),
    tick(104, 34),
  ),
  waiting: scene(
    rotated(-10, 70, 70, card('art-soft', 34, 30)),
    rotated(-2, 74, 70, card('art-action', 38, 34)),
    rotated(6, 80, 74, front(44, 42), fine('M44 58h88')),
    rotated(
      6,
      80,
      74,
      rect('art-action', { x: 56, y: 76, width: 18, height: 6 }),
      rect('art-action', { x: 78, y: 76, width: 18, height: 6 }),
      rect('art-tint', { x: 100, y: 76, width: 18, height: 6 }),
    ),
  ),
  review: scene(
    card('art-soft', 52, 14),
    front(24, 34, 92, 66),
    circle('art-action', 46, 58, 9),
    path('art-action', 'M30 84c0-10 6-15 16-15s16 5 16 15z'),
    fine('M72 52h32M72 64h22M72 76h28'),
    circle('art-paper', 118, 88, 16),
    circle('art-line', 118, 88, 16, 1.5),
    path('art-line-action', 'M130 100l12 12', 4),
  ),
  help: scene(
    path(
      'art-action',
      'M62 12h76a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4h-10v14l-16-14H62a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4z',
    ),
    path('art-line-paper', 'M72 28h54M72 40h32', 2),
    path(
      'art-paper',
      'M22 44h72a4 4 0 0 1 4 4v40a4 4 0 0 1-4 4H50l-16 16V92H22a4 4 0 0 1-4-4V48a4 4 0 0 1 4-4z',
    ),
    fine('M22 44h72a4 4 0 0 1 4 4v40a4 4 0 0 1-4 4H50l-16 16V92H22a4 4 0 0 1-4-4V48a4 4 0 0 1 4-4z'),
    [42, 58, 74].map((x) => circle('art-soft', x, 68, 5)).join(''),
  ),
  ended: scene(
    [
      ['art-soft', 16, 14, 74],
      ['art-action', 44, 36, 52],
      ['art-soft', 72, 58, 30],
    ]
      .map(([fill, x, y, height]) => card(String(fill), Number(x), Number(y), 40, Number(height) + 16))
      .join(''),
    fine('M10 104h140'),
    tick(114, 78),
  ),
  lost: scene(
    card('art-tint', 18, 40),
    path('art-line', 'M62 40h10m8 0h10m8 0h8v12m0 10v12m0 10v14H96', 1.5),
    rotated(16, 104, 52, card('art-action', 66, 22), path('art-line-paper', 'M66 38h88', 5)),
    fine('M30 82h22'),
  ),
} as const satisfies BrandScenes;
