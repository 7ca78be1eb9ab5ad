import type { BrandScenes } from '../brand-record.ts';
import { circle, path, scene } from '../drawing.ts';

/** One continuous line from edge to edge, and what it is about in the accent. */
const line = (d: string) => path('art-line', d, 2.5);
const accent = (d: string) => path('art-line-soft', d, 2.5);

export const scenes = {
  empty: scene(
    line('M4 104h28V70l16-24h64l16 24v34h28M32 70h30l6 11h24l6-11h30'),
    accent('M80 12v24m-9-9 9 9 9-9'),
  ),
  signed: scene(
    line('M4 84h24c18 0 36-58 48-54s-30 62-12 62 20-38 30-34-12 32 4 32 10-18 20-18 2 12 14 12h24'),
    accent('M28 106h104m-14-44 20-36 9 5-20 36-11 6z'),
  ),
  paid: scene(
    line('M4 98h76a38 38 0 1 0-38-38M80 98h76'),
    accent('M62 60l13 13 24-27'),
    circle('art-soft', 42, 60, 4),
  ),
  waiting: scene(
    line('M4 106h42c0-28 28-32 28-46S46 42 46 14h68c0 28-28 32-28 46s28 18 28 46h42'),
    accent('M80 58v14M58 98c5-12 12-16 22-16s17 4 22 16z'),
  ),
  review: scene(
    line('M4 104h20c0-28 12-36 30-36s30 8 30 36h72M54 68a17 17 0 1 1 .1 0'),
    accent('M112 76a20 20 0 1 1 .1 0m14-6 16 16'),
    accent('M103 56h18'),
  ),
  help: scene(
    line(
      'M4 106h40V88h-8a12 12 0 0 1-12-12V32a12 12 0 0 1 12-12h88a12 12 0 0 1 12 12v44a12 12 0 0 1-12 12H64l-20 18h112',
    ),
    accent('M48 46h64M48 64h38'),
  ),
  ended: scene(
    line('M4 104c34 0 32-38 54-38s16 18 34 18 22-42 36-42v62h28'),
    accent('M128 42V14l24 10-24 10'),
    circle('art-soft', 58, 66, 4),
  ),
  lost: scene(
    line('M4 92h28c40 0 52-62 20-62s-24 62 20 62 48-62 18-62-20 62 16 62'),
    accent('M116 92h6m8 0h6m8 0h6'),
  ),
} as const satisfies BrandScenes;
