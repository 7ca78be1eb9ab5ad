import { keysOf } from '@fairlead/core/records';

/** The drawings of the journey: where each is shown. */
const SCENES = {
  empty: 'a list with nothing in it yet',
  signed: 'the page after the signature',
  paid: 'the page after a payment',
  waiting: 'a decision or a payout that is on its way',
  review: 'a person who looks at something',
  help: 'arrears, and help when money is tight',
  ended: 'a loan that is paid off',
  lost: 'an address without a page',
} as const;

export type SceneName = keyof typeof SCENES;

export const SCENE_NAMES = keysOf(SCENES);
