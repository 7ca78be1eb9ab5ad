import type { BrandIllustrations, BrandLogos } from '../brand-record.ts';
import { missing } from '../missing.ts';

export const logos = {
  mark: missing('svg(32, 32, …) of drawing.ts: the mark, which is also the icon'),
  wordmark: missing('wordmark(mark, name, width of the name) of drawing.ts'),
} as const satisfies BrandLogos;

export const illustrations = {
  hero: missing('svg(460, 240, …), or another size: the drawing of the landing page and of shared links'),
  price: missing('svg(96, 96, …): calculating a price'),
  apply: missing('svg(96, 96, …): filling in the form'),
  payout: missing('svg(96, 96, …): the money arriving'),
} as const satisfies BrandIllustrations;
