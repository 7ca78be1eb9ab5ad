import type { BrandId } from '@fairlead/brands/brand';
import type { Actor } from './acts/acting.ts';
import type { KindName } from './kinds.ts';

/** A borrower of the simulation with a signed loan. */
export interface Person extends Actor {
  readonly index: number;
  readonly kind: KindName;
  readonly brand: BrandId;
  readonly userId: string;
  /** Of the newest session, which may be over. */
  token: string;
}

export const nameOf = ({ index, kind }: Pick<Person, 'index' | 'kind'>): string =>
  `borrower ${index} (${kind})`;
