import { circle, path, rect, svg } from './drawing.ts';

// Each mark is 40 by 40; the compact one is 28 by 48. They take their colours from the page.

/** An open book with a clear page. */
export const CLEARBOOK = svg(
  40,
  40,
  path('art-fill', 'M4 9c6-2 11-1 15 2v23c-4-3-9-4-15-2z'),
  path('art-line', 'M21 11c4-3 9-4 15-2v23c-6-2-11-1-15 2z', 2.5),
);

/** A dial pointing up. */
export const SCOREWELL = svg(
  40,
  40,
  path('art-line', 'M6 29a15 15 0 1 1 28 0', 5),
  path('art-line-soft', 'M20 24l7-9', 4),
  circle('art-fill', 20, 25, 3.5),
);

/** A folder with a tick. */
export const TRUEFILE = svg(
  40,
  40,
  path('art-fill', 'M4 9h12l4 5h16v20H4z'),
  path('art-line-paper', 'M13 24l5 5 9-10', 3.5),
);

/** A lit lantern. */
export const LOAN_LANTERN = svg(
  40,
  40,
  path('art-line', 'M14 9a6 6 0 0 1 12 0', 2.5),
  path('art-fill', 'M11 11h18v4H11zM11 32h18v4H11z'),
  path('art-line', 'M13 15v17M27 15v17', 2.5),
  path('art-soft', 'M20 17c4 5 5 7 5 9a5 5 0 0 1-10 0c0-2 1-4 5-9z'),
);

/** Two tiles of the same size. */
export const SIDE_BY_SIDE = svg(
  40,
  40,
  rect('art-fill', { x: 4, y: 8, width: 15, height: 24, r: 3 }),
  rect('art-soft', { x: 21, y: 8, width: 15, height: 24, r: 3 }),
);

/** A winking penny. */
export const PENNYWISER = svg(
  40,
  40,
  circle('art-fill', 20, 20, 16),
  circle('art-paper', 14.5, 17, 2.5),
  path('art-line-paper', 'M23 17h5M13 25c4 4 10 4 14 0', 2.5),
);

/** A finch on a post, taller than wide. */
export const RATEFINCH = svg(
  28,
  48,
  path('art-fill', 'M4 14a9 9 0 0 1 17-4l6 2-5 3c1 9-4 16-13 16L2 36c1-5 2-8 2-22z'),
  circle('art-paper', 15, 12, 1.8),
  path('art-line-soft', 'M12 32v14M6 46h12', 3),
);

/** Balanced scales. */
export const WEIGHMARK = svg(
  40,
  40,
  path('art-line', 'M20 6v28M12 34h16M6 11h28', 2.5),
  path('art-fill', 'M1 22h13a6.5 6.5 0 0 1-13 0zM26 22h13a6.5 6.5 0 0 1-13 0z'),
  path('art-line', 'M7.5 11 2 22M7.5 11 13 22M32.5 11 27 22M32.5 11 38 22', 1.5),
);

/** A beacon on a hill. */
export const BORROW_BEACON = svg(
  40,
  40,
  path('art-fill', 'M14 36l3-20h6l3 20zM15 9h10v5H15z'),
  path('art-line-soft', 'M10 11H3M37 11h-7M11 5 6 2M29 5l5-3', 2.5),
);
