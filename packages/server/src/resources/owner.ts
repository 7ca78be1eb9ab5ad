import type { BrandId } from '@fairlead/brands/brand';

/** Whose row it is. Part of every query that reads a borrower's row, so that another's is not there. */
export interface Owner {
  readonly userId: string;
  readonly brandId: BrandId;
}
