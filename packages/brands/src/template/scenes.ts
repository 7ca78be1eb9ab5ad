import type { BrandScenes } from '../brand-record.ts';
import { missing } from '../missing.ts';

export const scenes = {
  empty: missing('scene(…) of drawing.ts, 160 by 120: nothing here yet'),
  signed: missing('scene(…): an agreement is signed'),
  paid: missing('scene(…): a payment is made'),
  waiting: missing('scene(…): money or a decision is on its way'),
  review: missing('scene(…): a person looks at something'),
  help: missing('scene(…): help when money is tight'),
  ended: missing('scene(…): a loan is paid off'),
  lost: missing('scene(…): the page does not exist'),
} as const satisfies BrandScenes;
