import type * as list from './brand-list.ts';
import type { BrandConfig, BrandDictionary, BrandRecord, BrandSwitches } from './brand-record.ts';

export type * from './brand-record.ts';

/** The names exported by brand-list.ts. */
export type BrandId = keyof typeof list;

export type Brand = BrandRecord & { id: BrandId };

/** The part of a brand that account pages receive, as JSON. Colours are sent as a style sheet. */
export type BrandOnPage = {
  id: BrandId;
  dictionary: BrandDictionary;
  config: Omit<BrandConfig, 'illustrations' | 'scenes' | 'partners'>;
  switches: BrandSwitches;
};
