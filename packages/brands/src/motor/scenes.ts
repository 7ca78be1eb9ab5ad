import type { BrandScenes } from '../brand-record.ts';
import { circle, path, rect, rotated, scene } from '../drawing.ts';

const line = (d: string) => path('art-line', d, 3);
const paint = (d: string) => path('art-line-soft', d, 5);
const road = line('M8 110h144');
const SQUARES = [0, 1, 2, 3, 4].flatMap((column) =>
  [0, 1, 2].filter((row) => (column + row) % 2 === 0).map((row) => [column, row] as const),
);

export const scenes = {
  empty: scene(
    line('M6 110 46 18M154 110 114 18M80 18V6'),
    path('art-sunken', 'M34 104 58 30h44l24 74z'),
    paint('M30 110 56 30M130 110 104 30M56 30h48'),
    line('M74 88V56h10a9 9 0 0 1 0 18H74'),
  ),
  signed: scene(
    rotated(
      -32,
      80,
      64,
      circle('art-line', 44, 64, 25, 3),
      circle('art-sunken', 44, 64, 16),
      line('M69 58h74v12h-8l-5 9-6-9h-6l-5 9-6-9H69z'),
    ),
    path('art-line-soft', 'M42 83l6 6 11-13', 4.5),
    road,
  ),
  paid: scene(
    path('art-sunken', 'M18 94a62 62 0 0 1 124 0z'),
    line('M18 94a62 62 0 0 1 124 0'),
    line('M34 94h10M40 62l8 6M62 42l4 8M98 42l-4 8'),
    paint('M112 68l18-12M116 94h14'),
    path('art-line-soft', 'M80 94l34-26', 6),
    circle('art-fill', 80, 94, 9),
    road,
  ),
  waiting: scene(
    line('M80 96v14'),
    rect('art-sunken', { x: 58, y: 8, width: 44, height: 88, r: 6 }),
    rect('art-line', { x: 58, y: 8, width: 44, height: 88, r: 6, strokeWidth: 3 }),
    circle('art-line', 80, 26, 10, 3),
    circle('art-soft', 80, 52, 11),
    circle('art-line', 80, 78, 10, 3),
    paint('M118 44l10-6M120 56h12M42 44l-10-6M40 56H28'),
    road,
  ),
  review: scene(
    line('M10 98V80l12-5 14-25a9 9 0 0 1 8-5h38a9 9 0 0 1 8 5l12 24 10 5'),
    line('M44 98h34M10 98h8'),
    circle('art-line', 31, 98, 12, 3),
    circle('art-line', 91, 98, 12, 3),
    rect('art-sunken', { x: 98, y: 14, width: 48, height: 66 }),
    rect('art-line', { x: 98, y: 14, width: 48, height: 66, strokeWidth: 3 }),
    rect('art-fill', { x: 112, y: 8, width: 20, height: 10 }),
    path('art-line-soft', 'M108 36l5 5 8-10M108 58l5 5 8-10', 3.5),
    line('M128 38h10M128 60h10'),
  ),
  help: scene(
    path('art-soft', 'M72 12h16l28 86H44z'),
    path('art-paper', 'M65 36h30l6 18H59zM53 72h54l6 18H47z'),
    rect('art-fill', { x: 32, y: 98, width: 96, height: 12 }),
    line('M8 110h144'),
  ),
  ended: scene(
    line('M34 110V10'),
    path('art-sunken', 'M36 14h95v60H36z'),
    SQUARES.map(([column, row]) =>
      rect('art-fill', { x: 36 + column * 19, y: 14 + row * 20, width: 19, height: 20 }),
    ).join(''),
    line('M36 14h95v60H36z'),
    road,
    paint('M60 96h20m10 0h20m10 0h20'),
  ),
  lost: scene(
    line('M80 110V8'),
    path('art-soft', 'M80 18h44l14 13-14 13H80z'),
    path('art-sunken', 'M80 54H36L22 67l14 13h44z'),
    line('M80 54H36L22 67l14 13h44z'),
    road,
    paint('M20 98h18m12 0h14'),
  ),
} as const satisfies BrandScenes;
