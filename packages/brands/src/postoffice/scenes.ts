import type { BrandScenes } from '../brand-record.ts';
import { circle, path, rect, rotated, scene } from '../drawing.ts';

const line = (d: string) => path('art-line', d, 2.5);
const box = (x: number, y: number, width: number, height: number) =>
  rect('art-paper', { x, y, width, height }) + rect('art-line', { x, y, width, height, strokeWidth: 2.5 });
const postmark = (cx: number, cy: number, r: number) =>
  circle('art-line', cx, cy, r, 2.5) + circle('art-line', cx, cy, r - 7, 2);
const waves = (x: number, y: number) =>
  [0, 10, 20].map((down) => line(`M${x} ${y + down}c7-6 12 6 19 0s12 6 19 0`)).join('');
const envelope = (x: number, y: number, width: number, height: number) =>
  box(x, y, width, height) + line(`M${x} ${y}l${width / 2} ${height * 0.6} ${width / 2}-${height * 0.6}`);
const HOLES = [32, 60, 88, 116];

export const scenes = {
  empty: scene(
    box(24, 18, 112, 84),
    line('M52 18v84M80 18v84M108 18v84M24 60h112'),
    HOLES.map((x) => rect('art-action', { x, y: 52, width: 12, height: 8 })).join(''),
    HOLES.map((x) => rect('art-action', { x, y: 94, width: 12, height: 8 })).join(''),
    rotated(-14, 94, 44, envelope(82, 30, 24, 15)),
  ),
  signed: scene(
    box(34, 10, 72, 98),
    line('M46 28h48M46 42h48M46 56h32'),
    line('M46 88c6-16 12-16 12-6s8 8 14-4 8 6 18 4'),
    circle('art-action', 108, 82, 21),
    circle('art-line-paper', 108, 82, 13, 2.5),
    path('art-line-paper', 'M101 82l5 5 9-10', 3),
  ),
  paid: scene(
    rotated(
      5,
      90,
      58,
      rect('art-action', { x: 58, y: 14, width: 70, height: 86 }),
      rect('art-paper', { x: 65, y: 21, width: 56, height: 72 }),
      [14, 24.75, 35.5, 46.25, 57, 67.75, 78.5, 89.25, 100]
        .map((y) => circle('art-paper', 58, y, 3) + circle('art-paper', 128, y, 3))
        .join(''),
      [68, 78, 88, 98, 108, 118]
        .map((x) => circle('art-paper', x, 14, 3) + circle('art-paper', x, 100, 3))
        .join(''),
      path('art-line-action', 'M78 58l11 12 20-25', 6),
    ),
    rotated(-10, 44, 76, postmark(42, 78, 26), waves(70, 68)),
  ),
  waiting: scene(
    path('art-action', 'M54 30c0-10 12-16 26-16s26 6 26 16v6H54z'),
    rect('art-action', { x: 57, y: 36, width: 46, height: 68 }),
    rect('art-fill', { x: 51, y: 34, width: 58, height: 6 }),
    rect('art-fill', { x: 51, y: 98, width: 58, height: 10 }),
    rect('art-fill', { x: 66, y: 47, width: 28, height: 6 }),
    rect('art-paper', { x: 68, y: 60, width: 24, height: 20 }),
    line('M73 67h14M73 73h9M16 108h128'),
    rotated(-8, 34, 60, envelope(14, 52, 34, 22)),
  ),
  review: scene(
    envelope(20, 30, 96, 64),
    rect('art-action', { x: 96, y: 36, width: 14, height: 16 }),
    circle('art-paper', 104, 72, 26),
    circle('art-line', 104, 72, 26, 2.5),
    line('M92 66h24M92 76h16'),
    path('art-line-action', 'M123 91l16 16', 7),
  ),
  help: scene(
    rect('art-tint', { x: 28, y: 14, width: 104, height: 70 }),
    line('M28 84V14h104v70'),
    circle('art-paper', 80, 46, 14),
    circle('art-line', 80, 46, 14, 2.5),
    path('art-paper', 'M54 84c0-16 10-22 26-22s26 6 26 22z'),
    line('M54 84c0-16 10-22 26-22s26 6 26 22'),
    rect('art-action', { x: 14, y: 84, width: 132, height: 10 }),
    line('M24 94v14h112V94'),
    box(110, 66, 18, 18),
    line('M114 72h10M114 78h6'),
  ),
  ended: scene(
    box(36, 24, 96, 58),
    box(28, 34, 96, 58),
    box(20, 44, 96, 60),
    rect('art-action', { x: 60, y: 44, width: 12, height: 60 }),
    rect('art-action', { x: 20, y: 68, width: 96, height: 10 }),
    path('art-action', 'M66 70c-20-22-34-12-26-2 5 6 16 6 26 2zM66 70c20-22 34-12 26-2-5 6-16 6-26 2z'),
    circle('art-paper', 66, 72, 4),
  ),
  lost: scene(
    rotated(-7, 82, 66, envelope(30, 34, 104, 68)),
    path('art-line-action', 'M118 30c-12-18-46-20-62-2m-2-16v18h18', 5),
    rotated(-7, 112, 84, postmark(112, 82, 15)),
  ),
} as const satisfies BrandScenes;
