import type { BrandScenes } from '../brand-record.ts';
import { circle, path, rect, rotated, scene } from '../drawing.ts';

/** Pieces of cut paper on a round of yellow paper. */
const ground = circle('art-tint', 80, 60, 56);
const table = rect('art-fill', { x: 16, y: 104, width: 128, height: 10, r: 5 });
const slots = [58, 76, 94].map((x) => rect('art-paper', { x, y: 68, width: 8, height: 24, r: 4 })).join('');
const steam = (x: number) => path('art-line-paper', `M${x} 34c-7-8 7-12 0-22`, 6);

export const scenes = {
  empty: scene(
    ground,
    path('art-line-soft', 'M54 54a26 32 0 0 1 52 0', 8),
    path('art-soft', 'M32 54h96l-9 44a8 8 0 0 1-8 6H49a8 8 0 0 1-8-6z'),
    slots,
    table,
  ),
  signed: scene(
    ground,
    rotated(
      -5,
      76,
      58,
      rect('art-paper', { x: 42, y: 14, width: 66, height: 88, r: 8 }),
      rect('art-soft', { x: 54, y: 28, width: 42, height: 8, r: 4 }),
      rect('art-tint', { x: 54, y: 44, width: 42, height: 6, r: 3 }),
      rect('art-tint', { x: 54, y: 56, width: 30, height: 6, r: 3 }),
      path('art-line-action', 'M54 84c6-14 12-14 12-4s8 8 12-2 8 2 18 0', 5),
    ),
    rotated(
      32,
      120,
      60,
      rect('art-action', { x: 112, y: 22, width: 16, height: 58, r: 4 }),
      path('art-fill', 'M112 80h16l-8 18z'),
    ),
    table,
  ),
  paid: scene(
    ground,
    path('art-paper', 'M48 12h60v84l-7.5-7-7.5 7-7.5-7-7.5 7-7.5-7-7.5 7-7.5-7-7.5 7z'),
    rect('art-soft', { x: 58, y: 26, width: 40, height: 8, r: 4 }),
    rect('art-tint', { x: 58, y: 42, width: 40, height: 6, r: 3 }),
    rect('art-tint', { x: 58, y: 54, width: 26, height: 6, r: 3 }),
    circle('art-action', 110, 76, 24),
    path('art-line-paper', 'M99 76l8 8 14-16', 7),
    table,
  ),
  waiting: scene(
    ground,
    rect('art-fill', { x: 72, y: 10, width: 16, height: 18, r: 5 }),
    circle('art-action', 80, 66, 42),
    circle('art-paper', 80, 66, 29),
    path('art-soft', 'M80 66V37a29 29 0 0 1 25 43.5z'),
    circle('art-fill', 80, 66, 6),
    table,
  ),
  review: scene(
    ground,
    path('art-action', 'M50 60h60l12 44H38z'),
    circle('art-paper', 80, 82, 16),
    path('art-line-action', 'M80 82l8-9', 5),
    path('art-fill', 'M36 48h88c0 8-6 14-16 14H52c-10 0-16-6-16-14z'),
    circle('art-soft', 70, 32, 17),
    circle('art-soft', 82, 32, 17),
    path('art-line', 'M76 18c1-7 5-10 10-11', 5),
    table,
  ),
  help: scene(
    ground,
    steam(56),
    steam(76),
    path('art-line-action', 'M96 58h10a14 14 0 0 1 0 30H94', 9),
    path('art-action', 'M36 44h62v46a14 14 0 0 1-14 14H50a14 14 0 0 1-14-14z'),
    path(
      'art-soft',
      'M102 10h34a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8h-18l-12 10V42h-4a8 8 0 0 1-8-8V18a8 8 0 0 1 8-8z',
    ),
    [108, 119, 130].map((x) => circle('art-paper', x, 26, 3.5)).join(''),
    table,
  ),
  ended: scene(
    ground,
    rect('art-action', { x: 38, y: 66, width: 84, height: 38, r: 8 }),
    path('art-paper', 'M38 66h84v10c-7 10-14 10-21 0-7 10-14 10-21 0-7 10-14 10-21 0-7 10-14 10-21 0z'),
    rect('art-soft', { x: 52, y: 44, width: 56, height: 24, r: 6 }),
    [64, 80, 96].map((x) => rect('art-fill', { x: x - 3, y: 26, width: 6, height: 18, r: 3 })).join(''),
    [64, 80, 96].map((x) => path('art-soft', `M${x} 10c6 8 4 13 0 13s-6-5 0-13z`)).join(''),
    table,
  ),
  lost: scene(
    ground,
    rect('art-fill', { x: 22, y: 52, width: 116, height: 8, r: 4 }),
    rect('art-action', { x: 36, y: 18, width: 30, height: 34, r: 5 }),
    rect('art-paper', { x: 36, y: 28, width: 30, height: 14 }),
    rotated(
      14,
      112,
      60,
      path('art-soft', 'M112 62l16 14v22a5 5 0 0 1-5 5h-22a5 5 0 0 1-5-5V76z'),
      circle('art-paper', 112, 76, 4),
      path('art-line-paper', 'M106 92h12', 5),
    ),
    table,
  ),
} as const satisfies BrandScenes;
