import type { Actor, Method, Strength } from './endpoint.ts';

/** One line of the contract without its validators. Money stands at the dotted places named. */
export type ClientLine = {
  readonly method: Method;
  readonly path: string;
  readonly actor: Actor;
  readonly strength: Strength;
  readonly idempotent: boolean;
  readonly moneyGiven: readonly string[];
  readonly moneyAnswered: readonly string[];
};
